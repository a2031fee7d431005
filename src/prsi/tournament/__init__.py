"""The championship: plan, draw, tables and places of a tournament; pure."""
