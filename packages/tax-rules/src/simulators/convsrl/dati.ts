/** The fields of Convenienza Srl as leaves, the partners, and the conditions that block a scenario. */
import { convsrl } from '@bilancia/contract'
import {
  almenoUna,
  type Condizione,
  casi,
  definizione,
  type Importo,
  layout,
  type Numero,
  type Quantita,
  regola,
  requisito,
  se,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import type { Persona } from '../../irpef/index.ts'
import { ogniAnno, parametro } from '../../legge.ts'
import { legge, prospetto } from '../../norme.ts'

export const disposizione = layout(convsrl.catalog, 'Ricerca', convsrl.reading)
export const { campi } = disposizione
export const srl = campi.datiSimulazioniSrl

export type Scenario = convsrl.Scenario
export type DatiSocio = (typeof srl.soci)[number]

export const tutto = parametro('percento', 'quote.tutto', 'Totale delle quote', legge('art. 2468 c.c.'), ogniAnno(definizione(100, 'art. 2468 c.c.')))

/** A partner of the company. Nothing is computed while one has a name without a share, or a share without a name (`incompleti`). */
const socio = (dati: DatiSocio, i: number) => ({
  n: i + 1,
  i,
  id: `socio${i + 1}`,
  di: `del socio ${i + 1}`,
  dati,
  presente: requisito(`socio${i + 1}.presente`, {
    nome: `C'è il socio ${i + 1}`,
    norma: legge('art. 2468 c.c.'),
    formula: dati.nome.scritto,
  }),
})
export type Socio = ReturnType<typeof socio>
export const soci: readonly Socio[] = srl.soci.map(socio)

export const quoteTotali = regola('soci.quote', {
  nome: 'Somma delle quote',
  norma: legge('art. 2468 c.c.'),
  formula: somma(soci.map((s) => s.dati.quota)).alCentesimo(),
})
export const incompleti = soci.map(({ dati: { nome, quota } }) =>
  nome.scritto.e(quota.supera(zeroPercento).non()).o(nome.scritto.non().e(quota.supera(zeroPercento))),
)
export const calcolabile = requisito('soci.completi', {
  nome: 'Soci e quote completi',
  norma: prospetto('serve per ogni scenario'),
  formula: quoteTotali.pariA(tutto).e(almenoUna(incompleti).non()),
})

/** Whether this is the last person present, who takes the remaining cents of a split. */
export const ultimo = (presenti: readonly Condizione[], i: number): Condizione => (presenti[i] as Condizione).e(almenoUna(presenti.slice(i + 1)).non())

export const ultimoSocio = soci.map(({ id, di, i }) =>
  requisito(`${id}.ultimo`, {
    nome: `Il resto della divisione è ${di}`,
    norma: prospetto('divisione per quote al centesimo'),
    formula: ultimo(
      soci.map((s) => s.presente),
      i,
    ),
  }),
)

/** The sum of at least one quantity. */
export function somma<U extends 'euro' | 'percento' | 'numero'>(addendi: readonly Quantita<U>[]): Quantita<U> {
  const [primo, ...altri] = addendi
  if (!primo) throw new RangeError('A sum of nothing')
  return altri.length ? primo.piu(...altri) : primo
}

/** Subtracted from totals and nets only if the box is checked. */
export const seConsiderate = (somme: Importo): Importo => se(campi.consideraSommeIntegrative, { allora: somme, altrimenti: zero })

type Redditi = DatiSocio['redditi']

/**
 * Personal data in the shape that the calculation of IRPEF reads. The fee is assimilated income, and its days are those of
 * the office.
 */
export function persona(
  dati: Persona['altriDatiPersonali'] & { readonly redditi: Redditi },
  { assimilati, giorniLavoro }: { readonly assimilati: Importo; readonly giorniLavoro: Numero },
) {
  const { redditi, ...altriDatiPersonali } = dati
  return {
    altriDatiPersonali,
    redditiDiversiDaImpresa_LavAutonomo: { ...redditi, assimilatiLavoroDipendente: assimilati, giorniLavoro, giorniDipendente: redditi.giorniLavoro },
  }
}

/** Days for the deduction of art. 13 c. 1: those of office and job overlap. */
export const giorniDetrazione = (redditi: Redditi, compenso: Importo, giorniCarica: Numero): Numero => {
  const conLavoro = redditi.lavoroDipendente.supera(zero).o(redditi.assimilatiLavoroDipendente.supera(zero))
  return casi(
    [
      [compenso.supera(zero).e(conLavoro), redditi.giorniLavoro.almeno(giorniCarica)],
      [compenso.supera(zero), giorniCarica],
    ],
    redditi.giorniLavoro,
  )
}
