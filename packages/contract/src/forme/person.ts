/** A person of the profile: the shared fields of a person, but an empty field may mean 'not known'. */
import { any, is } from '../fields/condition.ts'
import { choice, group, integer, money, optionalFlag, optionalGroup, optionalInteger, optionalMoney, optionalPercent, percent, text } from '../fields/field.ts'
import { famiglia, oneri, previdenza, redditi, residenza } from '../person.ts'

const SCONOSCIUTO = 'Vuoto: non si sa'

const impresa = is('attivita.tipologia', 'IMPRESA')
const professione = is('attivita.tipologia', 'PROFESSIONE')
const never = any()

/** The first person is the owner, so the fields about the relation to the owner are not shown for this person. */
export const persona = (n: number) =>
  optionalGroup(`Persona ${n}`, {
    nome: text('Nome'),
    quotaFamiliare: percent("Quota nell'impresa familiare", { max: 49, decimals: 2, form: { shown: n === 1 ? never : impresa } }),
    quotaSociale: percent('Quota in associazioni e società', { decimals: 2 }),
    lavora: optionalFlag("Lavora nell'attività in modo abituale e prevalente", { help: SCONOSCIUTO }),
    familiare: optionalFlag('Familiare del titolare', {
      help: "Coniuge o unito civilmente, parenti entro il terzo grado, affini entro il secondo; convivente di fatto (Corte cost. 148/2024; per le imposte lo ammette la ris. 134/E/2017, l'art. 5, c. 5, TUIR non lo nomina)",
      form: { shown: n === 1 ? never : impresa },
    }),
    professionista: optionalFlag('Abilitato alla stessa professione', { help: SCONOSCIUTO, form: { shown: n === 1 ? never : professione } }),
    redditi: group('Redditi', redditi),
    ...famiglia,
    coniugeACarico: optionalFlag(famiglia.coniugeACarico.label, { help: SCONOSCIUTO }),
    numeroFigliACarico: optionalInteger(famiglia.numeroFigliACarico.label, [0, 4], { help: SCONOSCIUTO }),
    ...oneri,
    codiceRegioneResidenza: residenza.codiceRegioneResidenza,
    addizionaleComunalePercentuale: optionalPercent('Addizionale comunale', {
      max: residenza.addizionaleComunalePercentuale.max,
      help: SCONOSCIUTO,
      form: { elsewhere: 'accanto al comune' },
    }),
    addizionaleComunale: residenza.addizionaleComunale,
    ...previdenza,
    contributiCassaProf: optionalMoney('Contributi alla cassa professionale', { help: 'Vuoto: quelli della cassa scelta, se si calcolano' }),
    tipoGestioneSeparata: choice('Gestione separata sul compenso', {
      '': 'Secondo la posizione',
      PIENA: 'Piena',
      PIENA_SENZA_DISCOLL: 'Piena senza DIS-COLL',
      RIDOTTA: 'Ridotta',
    }),
    massimaleGsUsato: money('Massimale della gestione separata già usato altrove'),
    giorniCarica: integer('Giorni di carica', [1, 365], { default: 365 }),
  })
