/**
 * What the page shows beside the result: where the revenue goes on each side, and the difference of each row. Rules like
 * the others, so that these numbers open too; beside it, because the shape of the result is a contract.
 */
import { iforfettari as contratto } from '@bilancia/contract'
import { type Importo, type Regola, regola, soloSe, zero } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { speseAmministrative } from './adempimenti.ts'
import { totaleComplessivo } from './confronto.ts'
import { calcolabile, campi, definito } from './dati.ts'
import * as forfettario from './forfettario.ts'
import { addendi, totali } from './imposte.ts'
import { mappa, nomeLato, type PerLato, perLato } from './lati.ts'
import * as normale from './normale.ts'

type Voce = keyof typeof contratto.vociRipartizione

const voce = (chiave: Voce, importo: PerLato<Importo>): PerLato<Regola<'euro'>> =>
  perLato((lato) =>
    regola(`quadro.${chiave}.${lato}`, {
      nome: `${contratto.vociRipartizione[chiave]}, ${nomeLato[lato]}`,
      norma: prospetto("dove vanno i ricavi, prima dei costi dell'attività"),
      formula: importo[lato],
    }),
  )

const ricavi = { forfettario: campi.redditoContributiImposta.ricavi, normale: normale.ricavi }
const contributi = { forfettario: forfettario.contributi.totali, normale: normale.contributi.totali }
const ivaIndetraibile = { forfettario: campi.confronto.ivaIndetraibileAnnua, normale: zero }

/** The taxes are net of what the person receives through the return: they are the total without the contributions. */
const ripartizione = {
  imposte: voce(
    'imposte',
    perLato((lato) => totali[lato].meno(contributi[lato])),
  ),
  contributi: voce('contributi', contributi),
  speseAmministrative: voce('speseAmministrative', speseAmministrative),
  ivaIndetraibile: voce('ivaIndetraibile', ivaIndetraibile),
  resta: voce(
    'resta',
    perLato((lato) => ricavi[lato].meno(totaleComplessivo[lato], ivaIndetraibile[lato])),
  ),
}

const righe = { ...addendi, totaleImposteContributi: totali, speseAmministrative, ivaIndetraibile, totaleComplessivo }
const differenze = mappa(righe, (chiave) =>
  regola(`quadro.differenza.${chiave}`, {
    nome: `${contratto.vociDifferenze[chiave]}, differenza`,
    norma: prospetto('regime normale meno regime forfettario'),
    formula: righe[chiave].normale.meno(righe[chiave].forfettario),
  }),
)

const quando = { forfettario: calcolabile, normale: definito }

/** Under `quadro`, beside the result. */
export const uscite = {
  ripartizione: mappa(ripartizione, (chiave) => perLato((lato) => soloSe(quando[lato], ripartizione[chiave][lato]))),
  differenze: mappa(differenze, (chiave) => soloSe(calcolabile, differenze[chiave])),
}
