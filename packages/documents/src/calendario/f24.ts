/**
 * The payments as F24 forms, one object for each day and subject, in the fields of the public schemas of pagopa/pn-f24lib
 * (`schemas/form/f24standard.json`). What their patterns refuse is left empty and named in `daCompletare`.
 */
import type { calendario } from '@bilancia/contract'
import { type Contribuente, perGiornoESoggetto } from './contribuenti.ts'

type Importi = { readonly debitAmount: string; readonly creditAmount: string }
type Rigo = Importi & { readonly taxTypeCode: string; readonly installment: string; readonly year: string }
type Inps = Importi & {
  readonly officeCode: null
  readonly contributionReason: string | null
  readonly inpsCode: null
  readonly period: { readonly startDate: string | null; readonly endDate: string | null }
}
type Inail = Importi & {
  readonly officeCode: null
  readonly companyCode: null
  readonly controlCode: null
  readonly referenceNumber: string | null
  readonly reason: 'P'
}
type F24 = {
  readonly taxPayer: {
    readonly taxCode: string | null
    readonly personData?: { readonly personalData: null }
    readonly companyData?: { readonly name: string } | null
  }
  readonly paymentDetails: { readonly paymentDate: string }
  readonly treasurySection: { readonly taxList: readonly Rigo[] }
  readonly inpsSection: { readonly inpsRecordList: readonly Inps[] }
  readonly regionSection: { readonly regionRecordList: readonly (Rigo & { readonly regionCode: string | null })[] }
  readonly localTaxSection: { readonly localTaxRecordList: readonly (Rigo & { readonly municipalityCode?: string })[] }
  readonly socialSecuritySection: { readonly inailRecords: readonly Inail[] }
}

/** A place of the form that stays empty, the value that would go there if it is known, and why it is empty. */
export type DaCompletare = { readonly campo: string; readonly valore: string | null; readonly perche: string }
export type ModelloF24 = { readonly data: string; readonly soggetto: string; readonly f24: F24; readonly daCompletare: readonly DaCompletare[] }

const CODICE_FISCALE = /^(?:[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]|\d{11})$/
const CAUSALE = /^[A-Z-]{3,4}$/
const COMUNE = /^[0-9A-Z]{4}$/
const RIFERIMENTO = /^\d{6}$/
const DIRITTO_CAMERALE = 'DIRITTO_CAMERALE'
const nonAmmesso = (che: string) => `Lo schema pubblico non ammette ${che}`

type Riga = calendario.Pagamento
const importi = ({ importo }: Riga): Importi => {
  const centesimi = String(Math.round(Math.abs(importo) * 100))
  return importo < 0 ? { debitAmount: '0', creditAmount: centesimi } : { debitAmount: centesimi, creditAmount: '0' }
}
const rigo = (riga: Riga): Rigo => ({
  taxTypeCode: riga.codiceTributo ?? '',
  installment: riga.rata ?? '',
  year: riga.periodoRiferimento.slice(0, 4),
  ...importi(riga),
})

/** `01/2025-12/2025` as `012025` and `122025`. */
function inps(riga: Riga): Inps {
  const [inizio = null, fine = null] = riga.periodoRiferimento.split('-').map((mese) => mese.replace('/', ''))
  const ammessa = riga.codiceTributo !== null && CAUSALE.test(riga.codiceTributo)
  return {
    officeCode: null,
    contributionReason: ammessa ? riga.codiceTributo : null,
    inpsCode: null,
    period: { startDate: inizio, endDate: fine },
    ...importi(riga),
  }
}

function inail(riga: Riga): Inail {
  const numero = riga.codiceTributo !== null && RIFERIMENTO.test(riga.codiceTributo) ? riga.codiceTributo : null
  return { officeCode: null, companyCode: null, controlCode: null, referenceNumber: numero, reason: 'P', ...importi(riga) }
}

/** Printable ASCII, as the schema wants a name. */
const inAscii = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
    .slice(0, 60)

function contribuente(di: Contribuente | undefined): F24['taxPayer'] {
  const codice = di?.codiceFiscale.toUpperCase() ?? ''
  const taxCode = CODICE_FISCALE.test(codice) ? codice : null
  if (!di || di.natura === 'PERSONA_FISICA') return { taxCode, personData: { personalData: null } }
  const nome = inAscii(di.nome)
  return { taxCode, companyData: nome ? { name: nome } : null }
}

function modello(righe: readonly [Riga, ...Riga[]], di: Contribuente | undefined): ModelloF24 {
  const [{ data, soggetto }] = righe
  const nella = (sezione: calendario.Sezione) => righe.filter(({ sezioneF24 }) => sezioneF24 === sezione)
  const [sueInps, sueLocali, sueRegioni, sueInail] = [nella('INPS'), nella('IMU_TRIBUTI_LOCALI'), nella('REGIONI'), nella('INAIL')]
  const regione = di && di.codiceRegione > 0 ? String(di.codiceRegione).padStart(2, '0') : null
  const comune = di && COMUNE.test(di.codiceComune.toUpperCase()) ? di.codiceComune.toUpperCase() : null
  const taxPayer = contribuente(di)
  const [anno = '', mese = '', giorno = ''] = data.split('-')
  const f24: F24 = {
    taxPayer,
    paymentDetails: { paymentDate: `${giorno}-${mese}-${anno}` },
    treasurySection: { taxList: nella('ERARIO').map(rigo) },
    inpsSection: { inpsRecordList: sueInps.map(inps) },
    regionSection: { regionRecordList: sueRegioni.map((riga) => ({ regionCode: regione, ...rigo(riga) })) },
    localTaxSection: {
      localTaxRecordList: sueLocali.map((riga) => ({
        ...(riga.tributo !== DIRITTO_CAMERALE && comune !== null && { municipalityCode: comune }),
        ...rigo(riga),
      })),
    },
    socialSecuritySection: { inailRecords: sueInail.map(inail) },
  }
  return { data, soggetto, f24, daCompletare: mancanti(f24, di, { sueInps, sueLocali }) }
}

function mancanti(
  f24: F24,
  di: Contribuente | undefined,
  { sueInps, sueLocali }: Readonly<Record<'sueInps' | 'sueLocali', readonly Riga[]>>,
): readonly DaCompletare[] {
  const uno = (campo: string, valore: string | null, perche: string): DaCompletare => ({ campo, valore, perche })
  return [
    ...(f24.taxPayer.taxCode === null ? [uno('taxPayer.taxCode', di?.codiceFiscale || null, 'Codice fiscale non indicato o non valido')] : []),
    ...(f24.taxPayer.companyData === null ? [uno('taxPayer.companyData.name', di?.nome || null, 'Denominazione non indicata o senza lettere ammesse')] : []),
    ...(f24.taxPayer.personData
      ? [uno('taxPayer.personData.personalData', di?.nome || null, 'Cognome e nome distinti, data di nascita e sesso non noti')]
      : []),
    ...f24.inpsSection.inpsRecordList.flatMap(({ contributionReason }, k) => {
      const campo = `inpsSection.inpsRecordList[${k}]`
      const causale = sueInps[k]?.codiceTributo ?? null
      const sede = [uno(`${campo}.officeCode`, null, 'Sede INPS non nota'), uno(`${campo}.inpsCode`, null, 'Matricola o codeline INPS non nota')]
      return contributionReason === null ? [uno(`${campo}.contributionReason`, causale, nonAmmesso(`la causale ${causale ?? ''}`)), ...sede] : sede
    }),
    ...f24.regionSection.regionRecordList.flatMap(({ regionCode }, k) =>
      regionCode === null ? [uno(`regionSection.regionRecordList[${k}].regionCode`, null, 'Regione non indicata')] : [],
    ),
    ...f24.localTaxSection.localTaxRecordList.flatMap(({ municipalityCode }, k) => {
      if (municipalityCode !== undefined) return []
      const campo = `localTaxSection.localTaxRecordList[${k}].municipalityCode`
      const camerale = sueLocali[k]?.tributo === DIRITTO_CAMERALE
      return [
        camerale
          ? uno(campo, di?.provincia || null, nonAmmesso('la sigla della provincia'))
          : uno(campo, di?.codiceComune || null, 'Codice catastale non indicato o non valido'),
      ]
    }),
    ...f24.socialSecuritySection.inailRecords.map((_, k) =>
      uno(`socialSecuritySection.inailRecords[${k}].companyCode`, null, 'Codice ditta e sede INAIL non noti'),
    ),
  ]
}

/** In the order of the days. Rows outside the F24 are left out. */
export function modelliF24({ pagamenti }: Pick<calendario.Risultato, 'pagamenti'>, contribuenti: ReadonlyMap<string, Contribuente>): readonly ModelloF24[] {
  const inF24 = pagamenti.filter(({ sezioneF24 }) => sezioneF24 !== 'NESSUNA')
  return perGiornoESoggetto(inF24).map((righe) => modello(righe, contribuenti.get(righe[0].soggetto)))
}
