/** The income statement of a firm or company, to the income on which taxes and contributions are worked out. */
import { budget4u } from '@bilancia/contract'
import { type Importo, regola } from '@bilancia/engine'
import { dirittoAnnuale } from '../../camera-commercio/index.ts'
import { inail as inailDi } from '../../inail/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import { costiAvvioImputati, ripresaAuto, totali } from './avvio.ts'
import { campi, ditta, tasse, tipo } from './dati.ts'
import * as p from './parametri.ts'

const di = "dell'attività"

/** A trader who works alone is not insurable; directors without manual work do not count. */
export const inail = inailDi(
  { id: 'inail.attivita', di },
  {
    modello: ditta.tipologiaInail,
    classe: campi.inail.classeDiRischio,
    tasso: campi.inail.tassoPerMille,
    persone: campi.inail.numeroAssicurati,
    assicurabile: tipo.impresa.e(tasse.gestioneIvs.vale('COMMERCIANTE')).non(),
    premioManuale: campi.inail.premioManuale,
    conAddizionale: campi.inail.addizionale1PerCento,
  },
)
export const diritto = dirittoAnnuale({ id: 'cciaa.attivita', di }, campi.dirittiCCIAA)

type Voce = keyof typeof budget4u.vociDitta
const voce = (chiave: Voce, norma: string, formula: Importo, nota?: string) =>
  regola(`ditta.${chiave}`, { nome: budget4u.vociDitta[chiave], norma, formula, ...(nota && { nota }) })
const conto = (testo: string) => prospetto(`conto economico: ${testo}`)

const ammortamenti = voce('ammortamenti', legge('artt. 102 e 103 TUIR'), totali.totaleAmmortamenti)
const totaleCostiDiretti = voce(
  'totaleCostiDiretti',
  conto('costi diretti e altri costi diretti'),
  ditta.merciMateriePrime.piu(
    ditta.dipendenti,
    ditta.lavorazioniCompensiTerzi,
    ammortamenti,
    ditta.energiaForzaMotrice,
    ditta.riparazioniManutenzioni,
    ditta.carburantiTrasporti,
  ),
)
const margineProduzione = voce('margineProduzione', conto('ricavi meno costi diretti'), ditta.ricavi.meno(totaleCostiDiretti))
const premio = voce('inail', tuir('99'), inail.totale)
const camera = voce('dirittoAnnuale', tuir('99'), diritto.importo)
const avvio = voce('costiAvvioImputati', tuir('108'), costiAvvioImputati)
const totaleSpeseGenerali = voce(
  'totaleSpeseGenerali',
  conto('spese generali'),
  ditta.pubblicitaCancelleriaVarie.piu(
    ditta.serviziContabili,
    ditta.speseLegaliConsulenze,
    ditta.speseTelefoniche,
    ditta.affittoUffici,
    ditta.assicurazioni,
    ditta.illuminazione,
    ditta.quoteAssociative,
    premio,
    camera,
    avvio,
  ),
)
const risultatoOperativo = voce(
  'risultatoOperativo',
  conto('margine meno spese generali e affitto figurativo'),
  margineProduzione.meno(totaleSpeseGenerali, ditta.affittoFigurativo),
)
const gestioneFinanziaria = voce(
  'gestioneFinanziaria',
  conto('interessi attivi meno passivi'),
  ditta.interessiAttivi.meno(ditta.interessiPassivi),
  "Gli interessi attivi dell'impresa sono ricavi: la ritenuta è d'acconto (art. 26, c. 4, D.P.R. 600/1973).",
)
export const risultatoNetto = voce('risultatoNetto', conto('prima delle imposte'), risultatoOperativo.piu(gestioneFinanziaria))
const ripresaAutovetture = voce('ripresaAutovetture', tuir('164'), ripresaAuto)
const ripresaTelefono = voce('ripresaTelefono', tuir('102, c. 9'), ditta.speseTelefoniche.al(p.telefonoIndeducibile))
export const redditoFiscale = voce(
  'redditoFiscale',
  tuir('83'),
  risultatoNetto.piu(ditta.affittoFigurativo, ripresaAutovetture, ripresaTelefono),
  "L'affitto figurativo non si deduce; INAIL e diritto annuale sì.",
)

/** Value of production: staff and interest stay outside the base of IRAP. */
export const valoreProduzione = margineProduzione.meno(totaleSpeseGenerali).piu(ditta.dipendenti)
/** Costs without depreciation, financial items and imputed rent. */
export const costi = totaleCostiDiretti.piu(totaleSpeseGenerali).meno(ammortamenti)
/** Costs of a year with money going out for them. */
export const costiMonetari = costi.piu(ditta.interessiPassivi)

export const righe = {
  ammortamenti,
  totaleCostiDiretti,
  margineProduzione,
  inail: premio,
  dirittoAnnuale: camera,
  costiAvvioImputati: avvio,
  totaleSpeseGenerali,
  risultatoOperativo,
  gestioneFinanziaria,
  risultatoNetto,
  ripresaAutovetture,
  ripresaTelefono,
  redditoFiscale,
}
