/** Error codes of RFC 6749, 7591 and 8707 that this service uses. */
type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied';

/** An error that the app gets. The message is its `error_description`. */
export class OauthError extends Error {
  override readonly name = 'OauthError';
  readonly code: OauthErrorCode;

  constructor(code: OauthErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
