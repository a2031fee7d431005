/** The browser's side of passkeys: the server's JSON to what the browser wants, and what it gives back to JSON. */

export const passkeysPossible = (): boolean => window.isSecureContext && typeof PublicKeyCredential === "function" && "credentials" in navigator;

/** The player closed the browser's dialogue, or there is no key: nothing has happened. */
export class NoPasskey extends Error {}

interface Descriptor {
  readonly id: string;
  readonly type: "public-key";
  readonly transports?: AuthenticatorTransport[];
}

interface CreationJson {
  readonly challenge: string;
  readonly rp: PublicKeyCredentialRpEntity;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: PublicKeyCredentialParameters[];
  readonly timeout?: number;
  readonly excludeCredentials?: readonly Descriptor[];
  readonly authenticatorSelection?: AuthenticatorSelectionCriteria;
  readonly attestation?: AttestationConveyancePreference;
}

interface RequestJson {
  readonly challenge: string;
  readonly rpId?: string;
  readonly timeout?: number;
  readonly allowCredentials?: readonly Descriptor[];
  readonly userVerification?: UserVerificationRequirement;
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const descriptors = (list: readonly Descriptor[] = []): PublicKeyCredentialDescriptor[] => list.map((one) => ({ ...one, id: bytes(one.id) }));

async function ask(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await work();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    // Closed, timed out, not allowed here: the browser does not say which, so that no page learns who has a key.
    console.warn("passkey:", error);
  }
  throw new NoPasskey();
}

/** Makes a new passkey on this device; what the server is to be told. Rejects with NoPasskey. */
export async function createPasskey(options: unknown): Promise<unknown> {
  const json = options as CreationJson;
  const { excludeCredentials, challenge, user, ...rest } = json;
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: { ...rest, challenge: bytes(challenge), user: { ...user, id: bytes(user.id) }, excludeCredentials: descriptors(excludeCredentials) },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    clientExtensionResults: made.getClientExtensionResults(),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  };
}

/** Has a passkey of this device sign the server's challenge. Rejects with NoPasskey. */
export async function usePasskey(options: unknown): Promise<unknown> {
  const { allowCredentials, challenge, ...rest } = options as RequestJson;
  const made = await ask(() => navigator.credentials.get({ publicKey: { ...rest, challenge: bytes(challenge), allowCredentials: descriptors(allowCredentials) } }));
  const response = made.response as AuthenticatorAssertionResponse;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    clientExtensionResults: made.getClientExtensionResults(),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle === null ? null : text(response.userHandle),
    },
  };
}
