/** The figures of law that nobody has read again, or that wait for their act, where they weigh on the figure that decides. */
import { type Affidabilita, type CifraIncerta, roundToCent } from '@bilancia/contract'
import { type Figura, type Program, provvisoria, type Regola, scelta, type Weigher, weigher } from '@bilancia/engine'
import { ogniAnno, parametro } from '../legge.ts'
import { prospetto } from '../norme.ts'

/** From this part of the figure that decides a weak figure of law is named. */
const soglia = parametro(
  'percento',
  'affidabilita.soglia',
  'Parte della cifra che decide oltre la quale pesa una cifra incerta',
  prospetto('affidabilità del risultato'),
  ogniAnno(scelta(1, 'scelta del programma: oltre un centesimo della cifra che decide')),
)
const CENT = 0.01

/** Which weak figures carry more than the threshold of the figure that decides, the heaviest first. */
export function cifreIncerte(program: Program, values: Float64Array, decide: Regola<'euro'>): readonly CifraIncerta[] {
  const limite = Math.max(CENT, (Math.abs(values[program.slots.get(decide) as number] as number) * soglia.cifra(program.year).valore) / 100)
  return weigherOf(
    program,
    decide,
  )(values)
    .filter(({ peso }) => peso > limite)
    .map(({ figura, peso }) => ({ ...detta(figura, program), euro: roundToCent(peso) }))
    .sort((a, b) => b.euro - a.euro)
}

const weighers = new WeakMap<Program, Map<Regola, Weigher>>()
function weigherOf(program: Program, decide: Regola): Weigher {
  const ofProgram = weighers.get(program) ?? new Map<Regola, Weigher>()
  weighers.set(program, ofProgram)
  const found = ofProgram.get(decide) ?? weigher(program, decide, (figura) => debole(figura, program))
  ofProgram.set(decide, found)
  return found
}

function debole(figura: Figura, { year }: Program): boolean {
  const cifra = figura.cifra(year)
  return cifra.attendibilita === 'da memoria' || provvisoria(cifra)
}

const dette = new WeakMap<Program, Map<Figura, Omit<CifraIncerta, 'euro'>>>()
/** What is said of a figure, worked out once a year. */
function detta(figura: Figura, program: Program): Omit<CifraIncerta, 'euro'> {
  const ofProgram = dette.get(program) ?? new Map<Figura, Omit<CifraIncerta, 'euro'>>()
  dette.set(program, ofProgram)
  const known = ofProgram.get(figura)
  if (known) return known
  const cifra = figura.cifra(program.year)
  const made = { figura: figura.id, nome: figura.nome, attendibilita: cifra.attendibilita, provvisoria: provvisoria(cifra) }
  ofProgram.set(figura, made)
  return made
}

/** The block with the weak figures in it: where nothing else is missing they make it partial. */
export const conIncerte = (block: Omit<Affidabilita, 'cifreIncerte'>, cifreIncerte: readonly CifraIncerta[]): Affidabilita => ({
  ...block,
  grado: block.grado === 'COMPLETO' && cifreIncerte.length > 0 ? 'PARZIALE' : block.grado,
  cifreIncerte,
})
