/** Budget4u: the block of flat-rate taxpayers. */
import { all, any, is } from '../fields/condition.ts'
import { asked, choice, flag, group, integer, money, percent } from '../fields/field.ts'
import { gruppi } from '../iforfettari/catalog.ts'
import * as c from './conditions.ts'
import { previdenze } from './taxes.ts'

const conIvs = any(c.impresa, c.familiare)
const conCollaboratore = all(c.familiare, is('forfetari.collaboratoreFamiliare'))

export const forfetari = group(
  'Contribuenti Forfetari',
  {
    gruppoDiSettore: group('Gruppo di settore', { gruppo: integer('Gruppo di settore', [0, 9], { names: gruppi, cell: 'gruppo' }) }),
    tipologia: choice(
      'Gestione IVS',
      { NON_DEFINITO: 'Non definito', ARTIGIANO: 'Artigiano', COMMERCIANTE: 'Commerciante' },
      { cell: 'tipologia', when: conIvs },
    ),
    riduzione35: flag('Riduzione 35%', { cell: 'B23/B26', when: conIvs }),
    riduzione50: flag('Prima iscrizione nel 2025 (riduzione 50%)', { when: conIvs, help: 'Dal 2025 al 2027, in alternativa a quella del 35%' }),
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
    aliquotaSostitutiva: percent("Aliquota dell'imposta sostitutiva", { options: [0, 5, 15], cell: 'B32' }),
    ricaviCompensi: asked(money('Ricavi o compensi', { cell: 'D56' })),
    costiEffettivi: asked(money('Costi effettivi', { help: 'Contano solo per il reddito disponibile' })),
  },
  c.bloccoForfetario,
)
