/** The labels that screens and letter show name lines that exist, and every line has one. */
import { iforfettari as contratto } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { iforfettari } from '../src/index.ts'

const { lati, pannelliIrpef, vociIrpef, gruppiIrpef } = contratto
const bothSides = (rows: object, under: string) => Object.keys(rows).flatMap((row) => lati.map((lato) => `${under}.${row}.${lato}`))
const { speseAmministrative, totaleComplessivo, ...singole } = contratto.vociConfronto

const named = [
  ...Object.keys(contratto.altreVoci),
  ...Object.keys(contratto.vociNormale).map((key) => `regimeNormale.${key}`),
  ...Object.keys(contratto.vociForfettario).map((key) => `redditoContributiImposta.${key}`),
  ...Object.values(pannelliIrpef).flatMap((panels) => Object.values(panels).flatMap((panel) => Object.keys(vociIrpef).map((key) => `${panel}.${key}`))),
  ...bothSides(contratto.righeImposte, 'confronto.imposte'),
  ...bothSides(contratto.righeCaratteristiche, 'confronto.altreCaratteristicheApplicate'),
  ...bothSides(contratto.righeAdempimenti, 'confronto.adempimentiApplicati'),
  ...bothSides({ speseAmministrative, totaleComplessivo }, 'confronto'),
  ...Object.keys(singole).map((key) => `confronto.${key}`),
  ...bothSides(contratto.vociRipartizione, 'quadro.ripartizione'),
  ...Object.keys(contratto.vociDifferenze).map((key) => `quadro.differenze.${key}`),
  ...Object.keys(contratto.nomiRequisiti).map((key) => `confronto.requisitiVerificati.${key}`),
  ...Object.keys(contratto.motiviNonAmmesso).map((key) => `confronto.motiviNonAmmesso.${key}`),
]

it('every line of the result has a label, and every label names a line', () => {
  const lines = iforfettari.percorsi.filter((path) => !/^pareggio\.|^confronto\.affidabilita\..*\[/.test(path))
  expect([...named].sort()).toEqual([...lines].sort())
})

it('a panel shows its lines in the order of the result, each once', () => {
  const shown = gruppiIrpef.flatMap(({ voci, totali }) => [...voci, ...totali])
  const lines = iforfettari.percorsi.filter((path) => path.startsWith('irpefImprenditore.')).map((path) => path.split('.')[1])
  expect(shown).toEqual(lines)
})
