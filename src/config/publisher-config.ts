import { isEmailAddress } from '../text.ts';
import { ConfigError, readHttpUrl } from './read-setting.ts';

/** Addresses that the operator of an installation adds to its API description. Null: absent. */
export interface PublisherConfig {
  readonly contactEmail: string | null;
  readonly contactUrl: string | null;
  readonly termsUrl: string | null;
  /** Guides of the operator, beside the reference. */
  readonly documentationUrl: string | null;
}

/** Reads the addresses that the served contract names. @throws {ConfigError} */
export function readPublisherConfig(env: NodeJS.ProcessEnv): PublisherConfig {
  const contactEmail = env.CONTACT_EMAIL || null;
  if (contactEmail && !isEmailAddress(contactEmail)) {
    throw new ConfigError(
      `CONTACT_EMAIL is ${JSON.stringify(contactEmail)}; it must be an email address, such as help@shop.example`,
    );
  }
  return {
    contactEmail,
    contactUrl: readHttpUrl(env, 'CONTACT_URL'),
    termsUrl: readHttpUrl(env, 'TERMS_URL'),
    documentationUrl: readHttpUrl(env, 'DOCUMENTATION_URL'),
  };
}
