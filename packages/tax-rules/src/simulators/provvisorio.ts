/** The figures of a provisional year with indexed amounts of INPS. Hosts compute a row again with them. */
import { type indicizzazioni, roundToEuro, type TaxYear } from '@bilancia/contract'
import type { Expression } from '@bilancia/engine'
import { importiAnnuali } from '../inps/index.ts'
import type { IpotesiInps } from './ospite/provvisorio.ts'

/** Each amount indexed and rounded to the euro. */
export const indicizzati = (anno: TaxYear, percento: number): ReadonlyMap<Expression, number> =>
  new Map(importiAnnuali.map((importo) => [importo, roundToEuro((importo.cifra(anno).valore * (100 + percento)) / 100)]))

type Figure = (anno: TaxYear) => ReadonlyMap<Expression, number>

const con =
  (percento: Exclude<(typeof indicizzazioni)[number], 0>): Figure =>
  (anno) =>
    indicizzati(anno, percento)

/** By name. */
export const ipotesiInps: Readonly<Record<IpotesiInps, Figure>> = { 'INPS 1': con(1), 'INPS 2': con(2), 'INPS 3': con(3) }
