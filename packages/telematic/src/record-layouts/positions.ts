/** Positions in the records, counted from 1 as in the technical specifications. Nothing else of B, A and Z is read. */
export const positions = {
  /** Characters of a record without its line end. */
  length: 1898,
  control: { at: 1898, value: 'A' },
  /** Head of every record but A and Z. */
  taxCode: { at: 2, length: 16 },
  module: { at: 18, length: 8 },
  A: {
    supplyCode: { at: 16, length: 5 },
    supplierType: { at: 21, length: 2 },
    supplier: { at: 23, length: 16 },
  },
  /** Fields of the title page. No official text confirms their positions, so the text read there is only proposed (`proposed-name.ts`). */
  B: {
    surname: { at: 105, length: 24 },
    givenName: { at: 129, length: 20 },
    company: { at: 105, length: 60 },
  },
  C: { elements: { at: 90, count: 75, code: 8, value: 16 } },
  Z: {
    B: { at: 16, length: 9 },
    C: { at: 25, length: 9 },
  },
} as const
