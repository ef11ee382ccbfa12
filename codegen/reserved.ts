/** Reserved operations, or parts of one, by operationId. They return 501. Tests print the list if it is not empty. */
export const reserved: Readonly<Record<string, string>> = {};
