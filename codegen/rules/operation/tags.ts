import { type ContractRule, checkOperations } from '../check.ts';

/** An operation has one tag: the file of its handler. */
export const operationTags: ContractRule = (document) =>
  checkOperations(document, ({ operation: { tags = [] } }) => {
    if (tags.length !== 1) return ['needs exactly one tag, the file of its handler'];
    return /^[a-z]+(-[a-z]+)*$/.test(tags[0] ?? '')
      ? []
      : [`its tag ${tags[0]} must be a file's name in kebab-case, such as shipment`];
  });
