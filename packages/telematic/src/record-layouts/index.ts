import {
  type Box,
  type BoxLine,
  every,
  from2022,
  from2025,
  inYear,
  type Layout,
  type ModelYear,
  modelYears,
  type ReturnType,
  returnTypes,
  type Years,
} from './layout.ts'
import { type FirmBox, firmBoxes } from './pf-firm.ts'
import { type PersonBox, personBoxes } from './pf-person.ts'
import { type CompanyBox, companyBoxes } from './sc.ts'
import { supplyCodes } from './supply-codes.ts'

/** The code of a box in the tables. */
export type Code = FirmBox | PersonBox | CompanyBox

type Model = Pick<Layout, 'onlyRows' | 'neverRows'> & {
  readonly quadri: readonly (readonly [has: Years<boolean>, quadri: readonly string[]])[]
  readonly boxes: Readonly<Record<string, BoxLine>>
}

const models: Readonly<Record<ReturnType, Model>> = {
  PF: {
    quadri: [
      [every, ['RA', 'RB', 'RC', 'RD', 'RE', 'RF', 'RG', 'RH', 'RL', 'LM', 'RM', 'RN', 'RR', 'RS', 'RT', 'RV']],
      [from2025, ['CP']],
      [from2022, ['LC']],
    ],
    onlyRows: ['RP021', 'RP027', 'RP039'],
    neverRows: ['RN013', 'RN023', 'RN047'],
    boxes: { ...firmBoxes, ...personBoxes },
  },
  SC: {
    quadri: [
      [every, ['RF', 'RN', 'RS', 'TN']],
      [from2025, ['CP']],
    ],
    onlyRows: [],
    neverRows: [],
    boxes: companyBoxes,
  },
}

/** The quadri whose amounts are summed over the modules. For the others module 1 counts (a second RF or RG is a foreign branch). */
export const summed: ReadonlySet<string> = new Set(['RA', 'RB', 'RC', 'RH', 'RL', 'RM', 'RP', 'RR', 'RS', 'RT', 'LM'])

/** Every model and year that can be imported. */
export const layouts: readonly Layout[] = returnTypes.flatMap((type) => modelYears.map((modelYear) => layoutIn(type, modelYear)))

/** The layout of a model and year. Throws if it does not exist, which is an error of the caller. */
export function layoutOf(type: ReturnType, modelYear: ModelYear): Layout {
  const found = layouts.find((layout) => layout.type === type && layout.modelYear === modelYear)
  if (!found) throw new Error(`no layout for Redditi ${type} ${modelYear}`)
  return found
}

function layoutIn(type: ReturnType, modelYear: ModelYear): Layout {
  const { quadri, boxes, onlyRows, neverRows } = models[type]
  const supply = supplyCodes.find(({ imports }) => imports === type)
  if (!supply) throw new Error(`no supply code for Redditi ${type}`)
  return {
    type,
    modelYear,
    fornitura: `${supply.letters}${modelYear % 100}`,
    quadri: quadri.flatMap(([has, list]) => (inYear(has, modelYear) ? list : [])),
    onlyRows,
    neverRows,
    boxes: Object.fromEntries(Object.entries(boxes).flatMap(([code, line]) => boxIn(line, modelYear).map((box) => [code, box]))),
  }
}

/** The box in that model; empty if the model does not have it. */
function boxIn([kind, name, years]: BoxLine, modelYear: ModelYear): readonly Box[] {
  const status = inYear(years, modelYear)
  return status === '-' ? [] : [[kind, typeof name === 'string' ? name : inYear(name, modelYear), status]]
}

export * from './layout.ts'
