/** What the calendar counts although the data of the simulation say otherwise, or leave it open. */
import { forme, valueAt } from '@bilancia/contract'
import type { Values } from '../simulator/path.ts'
import { daCompilare, formaDi, giaSrl, latoDi, type Result, scenari, scenarioDi, situazioneDi } from './accanto.ts'
import { type Nome, sceltaDi } from './state.ts'

const entries = (of: unknown, path: string): readonly unknown[] => {
  const found = valueAt(of, path)
  return Array.isArray(found) ? found : []
}
const positive = (of: unknown, path: string): boolean => Number(valueAt(of, path)) > 0
/** Incomes from which others withhold the tax. */
const withheld = ['lavoroDipendente', 'pensione', 'assimilatiLavoroDipendente'] as const
const withOthers = (person: unknown, section: string): boolean => withheld.some((key) => positive(person, `${section}.${key}`))

/** Without a name there is no partner. */
const named = (socio: unknown): boolean => String(valueAt(socio, 'nome') ?? '').trim() !== ''

/** The persons of iForfettari, with the share that makes a collaborator. */
const iforfettari = [
  ['titolare', 'liquidazioneIrpef', null],
  ['collaboratore1', 'datiCollaboratore1', 'quotaCollab1'],
  ['collaboratore2', 'datiCollaboratore2', 'quotaCollab2'],
] as const

/** Where the taxes withheld are typed; undefined if they were, or if nobody of this calendar has such an income. `forma`: the column of Forme. */
function senzaRitenute(nome: Nome, values: Values, forma: unknown): string | undefined {
  switch (nome) {
    case 'IFORFETTARI': {
      const some = iforfettari.some(
        ([chi, section, quota]) =>
          (!quota || (values.famigliare === true && positive(values, quota))) &&
          withOthers(values, `${section}.redditiDiversiDaImpresa_LavAutonomo`) &&
          typeof sceltaDi(values, `ritenute.${chi}`) !== 'number',
      )
      return some ? 'Si scrivono in «Altre scelte», «Ritenute subite», con quelle sui compensi' : undefined
    }
    case 'CONVSRL': {
      const some = entries(values, 'datiSimulazioniSrl.soci').some((socio) => named(socio) && withOthers(socio, 'redditi') && !positive(socio, 'ritenute'))
      return some ? 'Si scrivono nei dati di ciascun socio, «Ritenute subite»' : undefined
    }
    case 'FORME': {
      const sue = entries(forma, 'persone').map((persona) => valueAt(persona, 'indice'))
      return entries(values, 'persone').some((persona, i) => (sue.length === 0 || sue.includes(i + 1)) && withOthers(persona, 'redditi'))
        ? 'Si scrivono in Forfetari o in Convenienza Srl, da «Nel simulatore» del confronto'
        : undefined
    }
    case 'BUDGET4U':
      return
  }
}

/** The year in which the activity starts, if it is known. A new S.r.l. starts with its calendar. */
function inizioDi(nome: Nome, values: Values, forma: forme.Forma | null): unknown {
  if (nome === 'IFORFETTARI') return valueAt(values, 'regimeForfettario.annoInizioAttivita')
  if (nome !== 'FORME' || (forma && forme.voceDi[forma] === 'srl' && !giaSrl(values))) return null
  return valueAt(values, 'attivita.annoInizio') ?? (values.formaAttuale === 'NESSUNA' ? Number(values.annoImposta) : null)
}

function annoPrima(nome: Nome, values: Values, forma: forme.Forma | null): readonly string[] {
  const anno = Number(values.annoImposta)
  if (inizioDi(nome, values, forma) !== anno || situazioneDi(values) === 'INIZIO_ATTIVITA') return []
  return [
    `L'attività comincia nel ${anno}, ma qui ha anche un ${anno - 1}, con i suoi saldi e gli acconti del ${anno}. In «Anno prima dell'anno d'imposta» scegliere «L'attività comincia».`,
  ]
}

/** A flat-rate regime that ends with this revenue: a message of iForfettari, a note of the column of Forme. */
function oltreIlLimite(nome: Nome, values: Values, dette: readonly unknown[]): readonly string[] {
  const forfettario = nome === 'IFORFETTARI' ? latoDi(values) === 'FORFETTARIO' : nome === 'FORME'
  if (!forfettario || sceltaDi(values, 'calendario.proiezione') === 'NESSUNA') return []
  const oltre = dette.filter((one) => valueAt(one, 'id') === 'RICAVI_OLTRE_LIMITE')
  return oltre.map((one) => `${valueAt(one, 'testo')}. Questo calendario resta forfettario in tutti gli anni.`)
}

export function presupposti(nome: Nome, values: Values, result: Result): readonly string[] {
  const forma = nome === 'FORME' ? formaDi(values, result) : null
  const colonna = forma && entries(result, 'colonne').find((una) => valueAt(una, 'forma') === forma)
  const dove = senzaRitenute(nome, values, colonna)
  return [
    ...annoPrima(nome, values, forma),
    ...(nome === 'CONVSRL' && daCompilare(values, scenarioDi(values))
      ? [`«${scenari[scenarioDi(values)]}» è da compilare: questi pagamenti ripetono quelli di un'altra simulazione.`]
      : []),
    ...oltreIlLimite(nome, values, nome === 'FORME' ? entries(colonna, 'note') : entries(result, 'messaggi')),
    ...(forma && valueAt(colonna, 'ammissibilita.esito') === 'NO'
      ? [`${forme.forme[forma]}: con questi dati la legge non ammette la forma di questo calendario.`]
      : []),
    ...(forma && valueAt(colonna, 'affidabilita.grado') === 'NON_AFFIDABILE'
      ? [`${forme.forme[forma]}: mancano dati determinanti, che si leggono accanto alla classifica: questi pagamenti non sono affidabili.`]
      : []),
    ...(dove ? [`Redditi di lavoro o di pensione senza ritenute: qui l'IRPEF su quei redditi si versa tutta con F24. ${dove}.`] : []),
  ]
}
