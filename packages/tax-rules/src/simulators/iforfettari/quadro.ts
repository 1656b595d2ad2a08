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

const voce = (chiave: string, nome: string, importo: PerLato<Importo>): PerLato<Regola<'euro'>> =>
  perLato((lato) =>
    regola(`quadro.${chiave}.${lato}`, {
      nome: `${nome}, ${nomeLato[lato]}`,
      voce: nome,
      norma: prospetto("dove vanno i ricavi, prima dei costi dell'attività"),
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
  differenze: mappa(differenze, (chiave) => soloSe(calcolabile, differenze[chiave])),
}
