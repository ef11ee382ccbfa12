import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** Departures from what an honest authenticator and browser answer. */
interface Dishonest {
  readonly origin?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly credential?: Credential;
  readonly key?: KeyObject;
}

interface Credential {
  readonly id: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

/** A browser with an authenticator that has one passkey (ES256, no attestation). */
export class Authenticator {
  #counter = 0;
  readonly #origin: string;
  credential: Credential | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Returns the response to options of a registration, as JSON. */
  create({ challenge, rp, user }: Options, wrong: Dishonest = {}): string {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.credential = { id: id.toString('base64url'), userHandle: user?.id ?? '', key: privateKey };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    // COSE: EC2 key, ES256, P-256.
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const authData = Buffer.concat([
      this.#head(rp?.id ?? '', wrong, hasCredential),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(cose),
    ]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.#response(this.credential.id, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, wrong).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Returns the response to options of a sign-in, as JSON. */
  get({ challenge, rpId = '' }: Options, wrong: Dishonest = {}): string {
    const credential = wrong.credential ?? this.credential;
    if (!credential) throw new Error('the authenticator has no passkey');
    const authData = this.#head(rpId, wrong);
    const clientData = this.#clientData('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#response(credential.id, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, wrong.key ?? credential.key).toString('base64url'),
      userHandle: wrong.userHandle ?? credential.userHandle,
    });
  }

  #head(rpId: string, { isVerified = true, counter = ++this.#counter }: Dishonest, flags = 0): Buffer {
    const head = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(head);
    head.writeUInt8(present | (isVerified ? verified : 0) | flags, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }

  #clientData(type: string, challenge: string, wrong: Dishonest): Buffer {
    const given = { type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...given, crossOrigin: false }));
  }

  #response(id: string, response: object): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
