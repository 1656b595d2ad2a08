/** The income statement of a firm or company, down to the base for taxes and contributions. */
import { type Importo, type Norma, regola } from '@bilancia/engine'
import { dirittoAnnuale } from '../../camera-commercio/index.ts'
import { inail as inailDi } from '../../inail/index.ts'
import { previsione, tuir } from '../../norme.ts'
import { costiAvvioImputati, ripresaAuto, totali } from './avvio.ts'
import { campi, ditta, tasse, tipo } from './dati.ts'
import * as p from './parametri.ts'

const di = "dell'attività"

/** A trader who works alone cannot be insured. Directors without manual work do not count. */
export const assicurabile = tipo.impresa.e(tasse.gestioneIvs.vale('COMMERCIANTE')).non()
export const inail = inailDi(
  { id: 'inail.attivita', di },
  {
    modello: ditta.tipologiaInail,
    classe: campi.inail.classeDiRischio,
    tasso: campi.inail.tassoPerMille,
    persone: campi.inail.numeroAssicurati,
    assicurabile,
    premioManuale: campi.inail.premioManuale,
    conAddizionale: campi.inail.addizionale1PerCento,
  },
)
export const diritto = dirittoAnnuale({ id: 'cciaa.attivita', di }, campi.dirittiCCIAA)

const voce = (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
  regola(`ditta.${chiave}`, { nome, norma, formula, ...(nota && { nota }) })

const { totaleAmmortamenti: ammortamenti } = totali
const totaleCostiDiretti = voce(
  'totaleCostiDiretti',
  'Totale costi diretti di produzione',
  previsione('costi diretti e altri costi diretti'),
  ditta.merciMateriePrime.piu(
    ditta.dipendenti,
    ditta.lavorazioniCompensiTerzi,
    ammortamenti,
    ditta.energiaForzaMotrice,
    ditta.riparazioniManutenzioni,
    ditta.carburantiTrasporti,
  ),
)
const margineProduzione = voce('margineProduzione', 'Margine di produzione', previsione('ricavi meno costi diretti'), ditta.ricavi.meno(totaleCostiDiretti))
const totaleSpeseGenerali = voce(
  'totaleSpeseGenerali',
  'Totale spese generali',
  previsione('spese generali'),
  ditta.pubblicitaCancelleriaVarie.piu(
    ditta.serviziContabili,
    ditta.speseLegaliConsulenze,
    ditta.speseTelefoniche,
    ditta.affittoUffici,
    ditta.assicurazioni,
    ditta.illuminazione,
    ditta.quoteAssociative,
    inail.totale,
    diritto.importo,
    costiAvvioImputati,
  ),
)
const risultatoOperativo = voce(
  'risultatoOperativo',
  'Risultato operativo',
  previsione('margine meno spese generali e affitto figurativo'),
  margineProduzione.meno(totaleSpeseGenerali, ditta.affittoFigurativo),
)
const gestioneFinanziaria = voce(
  'gestioneFinanziaria',
  'Gestione finanziaria',
  previsione('interessi attivi meno passivi'),
  ditta.interessiAttivi.meno(ditta.interessiPassivi),
  "Gli interessi attivi dell'impresa sono ricavi: la ritenuta è d'acconto (art. 26, c. 4, D.P.R. 600/1973).",
)
export const risultatoNetto = voce(
  'risultatoNetto',
  'Risultato prima delle imposte',
  previsione('prima delle imposte'),
  risultatoOperativo.piu(gestioneFinanziaria),
)
const ripresaTelefono = voce('ripresaTelefono', 'Ripresa spese telefoniche', tuir('102, c. 9'), ditta.speseTelefoniche.al(p.telefonoIndeducibile))
export const redditoFiscale = voce(
  'redditoFiscale',
  'Reddito fiscale',
  tuir('83'),
  risultatoNetto.piu(ditta.affittoFigurativo, ripresaAuto, ripresaTelefono),
  "L'affitto figurativo non si deduce; INAIL e diritto annuale sì.",
)

/** Value of production; the base of IRAP does not include staff and interest. */
export const valoreProduzione = margineProduzione.meno(totaleSpeseGenerali).piu(ditta.dipendenti)
/** Costs without depreciation, financial items and imputed rent. */
export const costi = totaleCostiDiretti.piu(totaleSpeseGenerali).meno(ammortamenti)
/** Costs of a year that are paid in money. */
export const costiMonetari = costi.piu(ditta.interessiPassivi)

export const righe = {
  ammortamenti,
  totaleCostiDiretti,
  margineProduzione,
  inail: inail.totale,
  dirittoAnnuale: diritto.importo,
  costiAvvioImputati,
  totaleSpeseGenerali,
  risultatoOperativo,
  gestioneFinanziaria,
  risultatoNetto,
  ripresaAutovetture: ripresaAuto,
  ripresaTelefono,
  redditoFiscale,
}
