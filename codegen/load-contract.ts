import { type Contract, readOperations } from './contract.ts';
import { ContractError, type Document, listMethods } from './document.ts';
import type { ContractRule } from './rules/check.ts';
import { rules, structuralRules } from './rules/index.ts';

/** Checks what every reader of a contract relies on. @throws {ContractError} with all problems. */
export function checkStructure(document: Document): void {
  refuse(document, structuralRules);
}

/** Parses a contract and checks every rule. @throws {ContractError} with all problems. */
export function loadContract(document: Document, reserved: Readonly<Record<string, string>> = {}): Contract {
  checkStructure(document);
  refuse(document, [...rules, reservedOperations(reserved)]);
  return readOperations(document, reserved);
}

function refuse(document: Document, checks: readonly ContractRule[]): void {
  const problems = checks.flatMap((check) => check(document));
  if (problems.length > 0) throw new ContractError(problems.map(({ message }) => message));
}

function reservedOperations(reserved: Readonly<Record<string, string>>): ContractRule {
  return (document) => {
    const ids = Object.values(document.paths).flatMap((item) =>
      listMethods(item).map(([, { operationId }]) => operationId),
    );
    const unknown = Object.keys(reserved).filter((id) => !ids.includes(id));
    return unknown.map((id) => ({
      at: [],
      message: `reserved operation ${id} is not in the contract; remove it from codegen/contract.ts`,
    }));
  };
}
