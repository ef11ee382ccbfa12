/** SECRET_KEYS of every service that a test starts, so that several can share a database. */
export const testSecretKeys = 'test:cjfHjnTRcLMN0FzUGsMRZZA4sVd3EXw7tBXpAv0K8ZQ=';
