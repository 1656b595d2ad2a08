/** The income statement of a professional, down to the base for taxes and contributions. */
import { type Importo, type Norma, normaDal, regola } from '@bilancia/engine'
import { legge, previsione, tuir } from '../../norme.ts'
import { costiAvvioImputati, ripresaAuto, totali } from './avvio.ts'
import { costiStudio, studio } from './dati.ts'
import * as p from './parametri.ts'

const voce = (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
  regola(`professionista.${chiave}`, { nome, norma, formula, ...(nota && { nota }) })

const { totaleAmmortamenti: ammortamenti } = totali
const [primoCosto, ...altriCosti] = costiStudio
const totaleCosti = voce(
  'totaleCosti',
  'Totale costi',
  previsione('costi e spese'),
  primoCosto.piu(...altriCosti, studio.interessiPassivi, ammortamenti, costiAvvioImputati),
  'Senza rivalsa del 4% né contributo integrativo.',
)
export const risultatoNetto = voce('risultatoNetto', 'Risultato netto', previsione('compensi meno costi'), studio.compensi.meno(totaleCosti))
const ripresaTelefono = voce(
  'ripresaTelefono',
  'Ripresa spese telefoniche',
  normaDal({ dal2020: tuir('54, c. 3-bis'), dal2024: legge('art. 54-quinquies TUIR; D.Lgs. 192/2024') }),
  studio.speseTelefoniche.al(p.telefonoIndeducibile),
)
const ripresaAggiornamento = voce(
  'ripresaAggiornamento',
  'Ripresa aggiornamento professionale',
  p.aggiornamentoMassimo.norma,
  studio.aggiornamentoProfessionale.meno(p.aggiornamentoMassimo).nonNegativo(),
)
const ripresaCarburanti = voce('ripresaCarburanti', 'Ripresa carburanti', tuir('164, c. 1, lett. b)'), studio.carburanti.al(p.carburantiIndeducibili))
export const redditoFiscale = voce(
  'redditoFiscale',
  'Reddito fiscale',
  tuir('54'),
  risultatoNetto.piu(ripresaAuto, ripresaTelefono, ripresaAggiornamento, ripresaCarburanti),
)

/** Value of production; the base of IRAP does not include staff and interest. */
export const valoreProduzione = risultatoNetto.piu(studio.dipendenti, studio.interessiPassivi)
/** Costs without depreciation and interest. */
export const costi = totaleCosti.meno(ammortamenti, studio.interessiPassivi)
/** Costs of a year that are paid in money. */
export const costiMonetari = totaleCosti.meno(ammortamenti)

export const righe = {
  ammortamenti,
  costiAvvioImputati,
  totaleCosti,
  risultatoNetto,
  ripresaAutovetture: ripresaAuto,
  ripresaTelefono,
  ripresaAggiornamento,
  ripresaCarburanti,
  redditoFiscale,
}
