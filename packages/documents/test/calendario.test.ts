/** The payments of a calendar as files, read back by independent readers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { calendario as contratto } from '@bilancia/contract'
import { calendario } from '@bilancia/tax-rules'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type Cliente, calendarioIcs, contribuentiDi, modelliF24, pagamentiCsv } from '../src/calendario/index.ts'

const stati: readonly { readonly id: string; readonly stato: object }[] = readFileSync(
  new URL('../../tax-rules/golden/calendario.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const adesso = new Date('2026-11-23T10:30:00Z')

function calcolato(stato: object) {
  const risultato = calendario.calcola(stato)
  if (!('pagamenti' in risultato)) throw new Error('not calculated')
  return { risultato, contribuenti: contribuentiDi(stato, risultato) }
}
const tutti = stati.map(({ id, stato }) => ({ id, ...calcolato(stato) }))
const perGiorno = ({ pagamenti }: contratto.Risultato) => [...new Set(pagamenti.map(({ data, soggetto }) => `${data} ${soggetto}`))]

describe('i pagamenti in tabella', () => {
  it('una riga per pagamento, con gli stessi valori riletti da un lettore di CSV', () => {
    for (const { risultato } of tutti) {
      const righe = parse(pagamentiCsv(risultato), { columns: true }) as Readonly<Record<string, string>>[]
      expect(righe.map(({ data, codiceTributo, importo, provvisorio }) => [data, codiceTributo, Number(importo), provvisorio])).toEqual(
        risultato.pagamenti.map((p) => [p.data, p.codiceTributo ?? '', p.importo, p.provvisorio ? 'sì' : 'no']),
      )
    }
  })

  it('nessun testo si legge come formula', () => {
    const [riga] = tutti.flatMap(({ risultato }) => risultato.pagamenti)
    if (!riga) throw new Error('no rows')
    expect(pagamentiCsv({ pagamenti: [{ ...riga, descrizione: '=1+1,"x"' }] })).toContain(`"'=1+1,""x"""`)
  })
})

describe('i pagamenti in agenda', () => {
  const eventi = (testo: string) => {
    const file = new ICAL.Component(ICAL.parse(testo) as unknown[])
    return { file, eventi: file.getAllSubcomponents('vevent') }
  }

  it.each(tutti)('$id: un evento per giorno e soggetto, riletto da un altro programma', ({ risultato, contribuenti }) => {
    const testo = calendarioIcs(risultato, { contribuenti, adesso, sequenza: 3 })
    const letto = eventi(testo)
    expect(['prodid', 'version', 'calscale'].map((nome) => letto.file.getFirstPropertyValue(nome))).toEqual([
      '-//Bilancia//Calendario dei pagamenti//IT',
      '2.0',
      'GREGORIAN',
    ])
    const giorni = perGiorno(risultato)
    expect(letto.eventi).toHaveLength(giorni.length)
    for (const [k, evento] of letto.eventi.entries()) {
      const righe = risultato.pagamenti.filter(({ data, soggetto }) => `${data} ${soggetto}` === giorni[k])
      const [prima] = righe
      const di = (nome: string) => evento.getFirstPropertyValue(nome)
      const { startDate, endDate, summary, description, uid, sequence } = new ICAL.Event(evento)
      expect([startDate.isDate, startDate.toString(), sequence]).toEqual([true, prima?.data, 3])
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400)
      expect(uid).toBe(`${prima?.data}-${encodeURIComponent(prima?.soggetto ?? '')}@bilancia`)
      expect([String(di('dtstamp')), di('transp')]).toEqual(['2026-11-23T10:30:00Z', 'TRANSPARENT'])
      expect(di('status')).toBe(righe.some(({ provvisorio }) => provvisorio) ? 'TENTATIVE' : 'CONFIRMED')
      const totale = righe.reduce((somma, { importo }) => somma + Math.round(importo * 100), 0)
      expect(Math.round(Number((/: (−?[\d.]+,\d\d) €$/.exec(summary)?.[1] ?? '').replaceAll('.', '').replace(',', '.').replace('−', '-')) * 100)).toBe(totale)
      expect(description.split('\n')).toHaveLength(righe.length)
      expect(new Set(evento.getFirstProperty('categories')?.getValues())).toEqual(new Set(righe.map(({ tributo }) => tributo)))
      const avviso = evento.getFirstSubcomponent('valarm')
      expect([avviso?.getFirstPropertyValue('action'), String(avviso?.getFirstPropertyValue('trigger'))]).toEqual(['DISPLAY', '-P7D'])
    }
  })

  it('le righe finiscono con CRLF e non superano 75 ottetti; i nomi strani restano interi', () => {
    const nome = 'Caffè, Bar; "La Rosa" \\ è un nome lunghissimo che non sta in una riga sola, nemmeno con la piega'
    const stato = {
      annoImposta: 2026,
      soggetti: [{ id: 'a b/ü', nome, anni: [{ anno: 2026, dirittoCamerale: 53, spese: [{ descrizione: 'Notaio; bollo,\nvisura', importo: 100 }] }] }],
    }
    const { risultato, contribuenti } = calcolato(stato)
    const testo = calendarioIcs(risultato, { contribuenti, adesso, sequenza: 0 })
    expect(testo.replaceAll('\r\n', '')).not.toContain('\n')
    for (const riga of testo.split('\r\n')) expect(Buffer.byteLength(riga)).toBeLessThanOrEqual(75)
    const [primo] = eventi(testo).eventi
    expect(String(primo?.getFirstPropertyValue('summary'))).toContain(nome)
    expect(String(primo?.getFirstPropertyValue('uid'))).toMatch(/^2026-\d\d-\d\d-a%20b%2F%C3%BC@bilancia$/)
    // The same event in every export.
    expect(eventi(calendarioIcs(risultato, { contribuenti, adesso: new Date(), sequenza: 9 })).eventi.map((uno) => uno.getFirstPropertyValue('uid'))).toEqual(
      eventi(testo).eventi.map((uno) => uno.getFirstPropertyValue('uid')),
    )
  })
})

/** The public schemas of pagopa/pn-f24lib, commit 6a576b4, in the folder of `F24LIB_SCHEMI` (`src/main/resources/schemas`): they are not in this repository. */
const cartella = process.env.F24LIB_SCHEMI
function schemaPubblico(dove: string): ValidateFunction {
  const ajv = new Ajv({ strict: false })
  const leggi = (nome: string) => JSON.parse(readFileSync(join(dove, nome), 'utf8')) as object
  for (const nome of readdirSync(join(dove, 'component'))) ajv.addSchema(leggi(join('component', nome)), `resource:/schemas/component/${nome}`)
  return ajv.compile(leggi(join('form', 'f24standard.json')))
}

/** The values that each field may have, from section 12 of the contract. */
const ammessi: Readonly<Record<string, RegExp>> = {
  taxCode: /^([A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]|\d{11})$/,
  name: /^[ -~]{1,60}$/,
  paymentDate: /^\d{2}-\d{2}-\d{4}$/,
  taxTypeCode: /^[A-Z0-9]{4}$/,
  installment: /^(\d{4})?$/,
  year: /^2\d{3}$/,
  debitAmount: /^\d{1,15}$/,
  creditAmount: /^\d{1,15}$/,
  contributionReason: /^[A-Z-]{3,4}$/,
  startDate: /^\d{6}$/,
  endDate: /^\d{6}$/,
  regionCode: /^\d{2}$/,
  municipalityCode: /^[0-9A-Z]{4}$/,
  referenceNumber: /^\d{6}$/,
  reason: /^P$/,
}
function* foglie(value: unknown, chiave = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [chiave, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* foglie(inner, Array.isArray(value) ? chiave : key)
}

describe('i pagamenti in F24', () => {
  it.each(tutti)('$id: un modello per giorno e soggetto, con gli stessi centesimi e i soli valori ammessi', ({ risultato, contribuenti }) => {
    const modelli = modelliF24(risultato, contribuenti)
    const inF24 = risultato.pagamenti.filter(({ sezioneF24 }) => sezioneF24 !== 'NESSUNA')
    expect(modelli.map(({ data, soggetto }) => `${data} ${soggetto}`)).toEqual(perGiorno({ ...risultato, pagamenti: inF24 }))
    for (const { data, soggetto, f24, daCompletare } of modelli) {
      const righe = inF24.filter((riga) => riga.data === data && riga.soggetto === soggetto)
      const rigi = [
        f24.treasurySection.taxList,
        f24.inpsSection.inpsRecordList,
        f24.regionSection.regionRecordList,
        f24.localTaxSection.localTaxRecordList,
        f24.socialSecuritySection.inailRecords,
      ].flat()
      expect(rigi).toHaveLength(righe.length)
      const saldo = rigi.reduce((somma, { debitAmount, creditAmount }) => somma + Number(debitAmount) - Number(creditAmount), 0)
      expect(saldo).toBe(righe.reduce((somma, { importo }) => somma + Math.round(importo * 100), 0))
      for (const [chiave, valore] of foglie(f24)) expect(ammessi[chiave]?.test(valore), `${chiave}: ${valore}`).toBe(true)
      // Data that the schema does not allow are kept beside the form.
      const inps = righe.filter(({ sezioneF24 }) => sezioneF24 === 'INPS')
      f24.inpsSection.inpsRecordList.forEach(({ contributionReason }, k) => {
        const accanto = daCompletare.find(({ campo }) => campo === `inpsSection.inpsRecordList[${k}].contributionReason`)
        expect(contributionReason ?? accanto?.valore).toBe(inps[k]?.codiceTributo)
      })
    }
  })

  it('persona e società, comune, regione, provincia: ciò che manca si dice', () => {
    const anni = [
      { anno: 2025, inizioAttivita: '2025-01-01', imposte: { addizionaleComunale: { imposta: 300 }, irap: { imposta: 500 } } },
      { anno: 2026, dirittoCamerale: 53, inail: 100 },
    ]
    const stato = {
      annoImposta: 2026,
      soggetti: [
        { id: 'p', codiceFiscale: 'rssmra80a01h501u', codiceComune: 'h501', codiceRegione: 8, provincia: 'RM', anni },
        { id: 's', natura: 'SOCIETA_DI_CAPITALI', nome: 'Società È S.r.l.', codiceFiscale: '123', anni },
      ],
    }
    const { risultato, contribuenti } = calcolato(stato)
    const modelli = modelliF24(risultato, contribuenti)
    const di = (soggetto: string) => modelli.filter((uno) => uno.soggetto === soggetto)
    expect(new Set(di('p').map(({ f24 }) => JSON.stringify(f24.taxPayer)))).toEqual(
      new Set(['{"taxCode":"RSSMRA80A01H501U","personData":{"personalData":null}}']),
    )
    expect(new Set(di('s').map(({ f24 }) => JSON.stringify(f24.taxPayer)))).toEqual(new Set(['{"taxCode":null,"companyData":{"name":"Societa E S.r.l."}}']))
    const locali = di('p').flatMap(({ f24 }) => f24.localTaxSection.localTaxRecordList)
    expect(new Set(locali.map(({ taxTypeCode, municipalityCode = 'senza' }) => `${taxTypeCode} ${municipalityCode}`))).toEqual(
      new Set(['3844 H501', '3843 H501', '3850 senza']),
    )
    expect(di('p').flatMap(({ f24 }) => f24.regionSection.regionRecordList.map(({ regionCode }) => regionCode))).toContain('08')
    const mancano = (soggetto: string) => new Set(di(soggetto).flatMap(({ daCompletare }) => daCompletare.map(({ perche, valore }) => `${perche}: ${valore}`)))
    expect(mancano('p')).toEqual(
      new Set([
        'Cognome e nome distinti, data di nascita e sesso non noti: null',
        'Lo schema pubblico non ammette la sigla della provincia: RM',
        'Codice ditta e sede INAIL non noti: null',
      ]),
    )
    expect([...mancano('s')]).toEqual(
      expect.arrayContaining([
        'Codice fiscale non indicato o non valido: 123',
        'Regione non indicata: null',
        'Codice catastale non indicato o non valido: null',
      ]),
    )
  })

  it('una società senza nome, o con un nome che lo schema non ammette', () => {
    const anni = [{ anno: 2026, imposte: { irap: { imposta: 500 } } }]
    const mancano = (nome: string) => {
      const stato = { annoImposta: 2026, soggetti: [{ natura: 'SOCIETA_DI_PERSONE', nome, codiceFiscale: '01234567890', codiceRegione: 8, anni }] }
      const { risultato, contribuenti } = calcolato(stato)
      return new Set(modelliF24(risultato, contribuenti).flatMap(({ daCompletare }) => daCompletare.map(({ campo, valore }) => `${campo}: ${valore}`)))
    }
    expect(mancano('')).toEqual(new Set(['taxPayer.companyData.name: null']))
    expect(mancano('Ωμέγα')).toEqual(new Set(['taxPayer.companyData.name: Ωμέγα']))
    expect(mancano('Omega S.n.c.')).toEqual(new Set())
  })

  describe('di una simulazione nella cartella di un cliente', () => {
    const MARIO = { tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U' } as const
    const SNC = { tipo: 'SOCIETA', denominazione: 'Rossi S.n.c.', codiceFiscale: '01234567890' } as const
    /** The tax code of each payer, empty where the form has none. */
    const codici = (stato: object, cliente: Cliente) => {
      const { risultato } = calcolato(stato)
      const modelli = modelliF24(risultato, contribuentiDi(stato, risultato, cliente))
      return Object.fromEntries(modelli.map(({ soggetto, f24 }) => [soggetto, f24.taxPayer.taxCode ?? '']))
    }
    const familiare = (nomeCognome: string) => ({
      simulatore: 'IFORFETTARI',
      lato: 'NORMALE',
      statoSimulatore: {
        ...{ annoImposta: 2026, nomeCognome, tipologia: 'IMPRESA', famigliare: true, quotaCollab1: 40, datiCollaboratore1: { nomeCognome } },
        ...{ redditoContributiImposta: { ricavi: 80_000 }, regimeForfettario: { gruppo: 9, impostaSost: 15 } },
        gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
      },
    })
    const diForme = (denominazione: string, nomi: readonly string[], formaAttuale: string, forma = formaAttuale) => ({
      ...{ simulatore: 'FORME', forma },
      statoSimulatore: {
        ...{ annoImposta: 2026, denominazione, formaAttuale, attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 80_000, costi: 20_000 } },
        persone: nomi.map((nome) => ({ nome, quotaSociale: 100 / nomi.length, lavora: true })),
        previdenza: { gestioneIvs: 'ARTIGIANO' },
      },
    })

    it('il titolare ha il suo codice fiscale, il collaboratore no', () => {
      expect(codici(familiare('Mario  ROSSI'), MARIO)).toEqual({ titolare: MARIO.codiceFiscale, collaboratore1: '' })
    })

    it("chi ha un altro nome, o è una persona e il cliente una società, non l'ha", () => {
      expect(codici(familiare('Rossi Maria'), MARIO)).toEqual({ titolare: '', collaboratore1: '' })
      expect(codici(familiare(SNC.denominazione), SNC)).toEqual({ titolare: '', collaboratore1: '' })
    })

    it('in Forme la sola persona, senza un nome suo, è il cliente', () => {
      expect(codici(diForme('Rossi Mario', [''], 'DITTA_INDIVIDUALE'), MARIO)).toEqual({ titolare: MARIO.codiceFiscale })
      expect(codici(diForme('Rossi Mario', ['Rossi Maria'], 'DITTA_INDIVIDUALE'), MARIO)).toEqual({ titolare: '' })
    })

    it('in Forme la società di oggi è il cliente, i soci e una società nuova no', () => {
      const due = ['Rossi Mario', 'Rossi Ada']
      expect(codici(diForme(SNC.denominazione, due, 'SOCIETA_DI_PERSONE'), SNC)).toMatchObject({ societa: SNC.codiceFiscale, socio1: '', socio2: '' })
      expect(codici(diForme(SNC.denominazione, due, 'SOCIETA_DI_PERSONE', 'SRL_TUTTO_DISTRIBUITO'), SNC)).toMatchObject({ societa: '', socio1: '' })
      expect(codici(diForme('Rossi Mario', due, 'SOCIETA_DI_PERSONE'), MARIO)).toMatchObject({ societa: '', socio1: '', socio2: '' })
      // Without a choice it is the calendar of today's form.
      expect(codici(diForme(SNC.denominazione, due, 'SOCIETA_DI_PERSONE', ''), SNC)).toMatchObject({ societa: SNC.codiceFiscale, socio1: '' })
    })
  })

  it.skipIf(cartella === undefined)('ogni modello è valido secondo gli schemi pubblici', () => {
    const valido = schemaPubblico(cartella ?? '')
    let quanti = 0
    for (const { id, risultato, contribuenti } of tutti)
      for (const { f24, data } of modelliF24(risultato, contribuenti)) {
        expect(valido(f24), `${id} ${data}: ${JSON.stringify(valido.errors)}`).toBe(true)
        quanti++
      }
    expect(quanti).toBeGreaterThan(500)
  })
})
