/**
 * The picture that the page shows beside the result: where the revenue goes on each side, and the difference of each row.
 * Its numbers are rules, so each has an explanation. It is separate from the result, whose shape is a contract.
 */
import { type Importo, type Regola, regola, soloSe, voceDi, zero } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { speseAmministrative } from './adempimenti.ts'
import { totaleComplessivo } from './confronto.ts'
import { calcolabile, campi, definito } from './dati.ts'
import * as forfettario from './forfettario.ts'
import { addendi, totali } from './imposte.ts'
import { mappa, nomeLato, type PerLato, perLato } from './lati.ts'
import * as normale from './normale.ts'

const PRIMA_DEI_COSTI = "dove vanno i ricavi, prima dei costi dell'attività"
const voce = (chiave: string, nome: string, importo: PerLato<Importo>, dove = PRIMA_DEI_COSTI, nota?: string): PerLato<Regola<'euro'>> =>
  perLato((lato) =>
    regola(`quadro.${chiave}.${lato}`, {
      nome: `${nome}, ${nomeLato[lato]}`,
      voce: nome,
      norma: prospetto(dove),
      ...(nota && { nota }),
      formula: importo[lato],
    }),
  )

const ricavi = { forfettario: campi.redditoContributiImposta.ricavi, normale: normale.ricavi }
const contributi = { forfettario: forfettario.contributi.totali, normale: normale.contributi.totali }
const ivaIndetraibile = { forfettario: campi.confronto.ivaIndetraibileAnnua, normale: zero }

/** The taxes are net of the refunds through the return: they are the total without the contributions. */
const ripartizione = {
  imposte: voce(
    'imposte',
    'Imposte',
    perLato((lato) => totali[lato].meno(contributi[lato])),
  ),
  contributi: voce('contributi', 'Contributi', contributi),
  speseAmministrative: voce('speseAmministrative', 'Spese amministrative', speseAmministrative),
  ivaIndetraibile: voce('ivaIndetraibile', 'IVA indetraibile', ivaIndetraibile),
  resta: voce(
    'resta',
    'Resta',
    perLato((lato) => ricavi[lato].meno(totaleComplessivo[lato], ivaIndetraibile[lato])),
  ),
}

/** The typed costs are the same on both sides: the flat-rate side pays them too, although it does not deduct them. */
const costi = voce(
  'costi',
  "Costi dell'attività",
  perLato(() => normale.ricavi.meno(normale.reddito)),
  "dove vanno i ricavi, compresi i costi dell'attività",
  'I costi inseriti, uguali nei due regimi: ammortamenti compresi, meno altri proventi e aumento delle rimanenze.',
)
const inMano = {
  costi,
  resta: voce(
    'restaInMano',
    'Resta in mano',
    perLato((lato) => ripartizione.resta[lato].meno(costi[lato])),
    "ricavi meno imposte, contributi, spese e costi dell'attività",
  ),
}

const righe = { ...addendi, totaleImposteContributi: totali, speseAmministrative, ivaIndetraibile: ripartizione.ivaIndetraibile, totaleComplessivo }
const lati = { ...righe, ivaIndetraibile }
const differenze = mappa(righe, (chiave) => {
  const nome = voceDi(righe[chiave].normale)
  return regola(`quadro.differenza.${chiave}`, {
    nome: `${nome}, differenza`,
    voce: nome,
    norma: prospetto('regime normale meno regime forfettario'),
    formula: lati[chiave].normale.meno(lati[chiave].forfettario),
  })
})

const quando = { forfettario: calcolabile, normale: definito }

/** Under `quadro`, beside the result. */
export const uscite = {
  ripartizione: mappa(ripartizione, (chiave) => perLato((lato) => soloSe(quando[lato], ripartizione[chiave][lato]))),
  inMano: mappa(inMano, (chiave) => perLato((lato) => soloSe(quando[lato], inMano[chiave][lato]))),
  differenze: mappa(differenze, (chiave) => soloSe(calcolabile, differenze[chiave])),
}
