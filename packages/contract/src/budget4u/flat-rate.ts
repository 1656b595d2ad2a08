/** Budget4u: the block of flat-rate taxpayers. */
import { forfettario, gestioniIvs, gruppo } from '../activity.ts'
import { all, any, is } from '../fields/condition.ts'
import { asked, choice, flag, group, money, percent } from '../fields/field.ts'
import { DE_MINIMIS, previdenza } from '../person.ts'
import * as c from './conditions.ts'
import { previdenze } from './taxes.ts'

const conIvs = any(c.impresa, c.familiare)
const conCollaboratore = all(c.familiare, is('forfetari.collaboratoreFamiliare'))

export const forfetari = group(
  'Contribuenti Forfetari',
  {
    gruppoDiSettore: group('Gruppo di settore', { gruppo: { ...gruppo, cell: 'gruppo' } }),
    tipologia: choice('Gestione IVS', { NON_DEFINITO: 'Non definito', ...gestioniIvs }, { cell: 'tipologia', when: conIvs }),
    riduzione35: { ...forfettario.riduzione35, cell: 'B23/B26', when: conIvs, help: "Si chiede all'INPS; in alternativa a quella del 50%" },
    riduzione50: {
      ...previdenza.riduzione50,
      when: conIvs,
      help: `Per 36 mesi dall'avvio; qui contati negli anni dal 2025 al 2027, in alternativa a quella del 35%. ${DE_MINIMIS}`,
    },
    collaboratoreFamiliare: flag('Impresa familiare con un collaboratore', { cell: 'B24', when: c.familiare }),
    quotaCollaboratore: percent('Quota del collaboratore', {
      max: 49,
      decimals: 2,
      when: conCollaboratore,
      help: "Divide la base dei contributi, non l'imposta",
    }),
    rivalsaContributi: flag('Rivalsa sui contributi', { cell: 'B25', when: conCollaboratore, help: 'Il titolare recupera i contributi del collaboratore' }),
    previdenza: choice('Previdenza', previdenze, { cell: 'B28/B29/B30', when: c.professione }),
    contributoCassa: money('Contributo alla cassa autonoma', { cell: 'C30', when: all(c.professione, is('forfetari.previdenza', 'CASSA_AUTONOMA')) }),
    aliquotaSostitutiva: { ...forfettario.aliquotaSostitutiva, cell: 'B32', help: "5% per i primi cinque anni di un'attività nuova" },
    ricaviCompensi: asked(money('Ricavi o compensi', { cell: 'D56' })),
    costiEffettivi: asked(money('Costi effettivi', { help: 'Contano solo per il reddito disponibile' })),
  },
  c.bloccoForfetario,
)
