import { type MessageTable, messaggiDeiCampi, messaggiProvvisori } from '../messages.ts'

/** Every message of Convenienza Srl. */
export const messages = {
  ...messaggiDeiCampi,
  QUOTE_TOTALE: { gravita: 'ERRORE', testo: 'La somma delle quote di partecipazione deve essere pari al 100% (attuale: {x}%)' },
  SOCIO_INCOMPLETO: { gravita: 'ERRORE', testo: 'Indicare nome e quota per ogni socio' },
  IRES_PREMIALE_DA_CONFERMARE: { gravita: 'AVVISO', testo: "Confermare i requisiti dell'IRES premiale" },
  ALIQUOTA_IRES_NON_PREVISTA: { gravita: 'ERRORE', testo: "Aliquota IRES non prevista per l'anno {anno}" },
  RILEVANZA_NON_AMMESSA: {
    gravita: 'AVVISO',
    testo: 'Le quote del 40%, 49,72% e 58,14% valgono solo per distribuzioni deliberate entro il 31/12/2022',
  },
  SOSTITUTIVA_DISATTIVATA: { gravita: 'NOTA', testo: "Azzerare la rilevanza fiscale per attivare l'imposta sostitutiva" },
  REGIME_DIVIDENDI_DA_SCEGLIERE: { gravita: 'AVVISO', testo: 'Scegliere il regime dei dividendi: imposta sostitutiva 26% o rilevanza fiscale' },
  COMPENSI_TOTALE: { gravita: 'ERRORE', testo: 'La somma dei compensi dei soci ({a}) non coincide con il compenso totale ({b})' },
  IRAP_NON_CALCOLATA: { gravita: 'AVVISO', testo: 'IRAP non calcolata: restano fuori {a} della S.r.l.{oggi}' },
  IRAP_PRESUNTA: { gravita: 'NOTA', testo: "IRAP calcolata su un valore della produzione presunto, pari all'utile ante imposte ({a})" },
  COMPENSO_SENZA_SOCIO: { gravita: 'AVVISO', testo: 'Compenso attribuito a un socio non indicato' },
  TRASPARENZA_NON_AMMESSA: { gravita: 'ERRORE', testo: 'Requisiti per la trasparenza fiscale non soddisfatti: ricavi superiori a {a}' },
  COMPENSI_OLTRE_UTILE: {
    gravita: 'AVVISO',
    testo: "I compensi e i relativi contributi ({a}) superano l'utile ante imposte ({b}): la società chiude in perdita",
  },
  NESSUN_UTILE_DISTRIBUIBILE: { gravita: 'AVVISO', testo: 'Nessun utile distribuibile' },
  DIVIDENDI_OLTRE_DISTRIBUIBILE: {
    gravita: 'AVVISO',
    testo: "I dividendi superano l'utile distribuibile ({a}) al netto di imposte, riserva legale e perdite",
  },
  PRELIEVO_OLTRE_DISTRIBUIBILE: {
    gravita: 'AVVISO',
    testo: "L'utile prelevato supera l'utile distribuibile ({a}) al netto di imposte, riserva legale e perdite",
  },
  PERDITA_FISCALE: { gravita: 'AVVISO', testo: 'Perdita fiscale di {a}: riportabile, non calcolata in questa simulazione' },
  QUOTA_TITOLARE_MINIMA: { gravita: 'ERRORE', testo: 'La quota deve essere maggiore uguale di 51%' },
  QUOTE_OGGI_TOTALE: { gravita: 'ERRORE', testo: 'La quota totale è diversa da 100%' },
  RIGHE_NON_COERENTI: {
    gravita: 'AVVISO',
    testo: "I ricavi e i costi di oggi danno un reddito di {a}, l'utile della società {b}: imposte e contributi di oggi sono quelli dei righi",
  },
  FORFETTARIO_DI_OGGI_INCOMPLETO: { gravita: 'ERRORE', testo: 'Per il confronto con il forfettario di oggi indicare tipologia, gruppo di settore e ricavi' },
  ...messaggiProvvisori,
  ESITO_SENSIBILE: { gravita: 'AVVISO', testo: "L'esito cambia con l'indicizzazione dei contributi INPS: vedere l'analisi di sensibilità." },
} as const satisfies MessageTable
