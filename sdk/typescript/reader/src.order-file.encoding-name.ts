/** The error of `readOrders` names an encoding itself. */
export const encodingNames: Readonly<Record<string, readonly [string, string]>> = {};
