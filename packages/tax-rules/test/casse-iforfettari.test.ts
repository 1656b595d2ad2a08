/** A professional with a fund in iForfettari: the fund's contributions on each side, and typed amounts, which replace the computed ones. Worked by hand. */
import { casse, type iforfettari as contratto, type TaxYear } from '@bilancia/contract'
import { figuresRead } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { iforfettari } from '../src/index.ts'
import { type Riferimento, riferimenti } from './riferimenti.ts'
import { calcola, con, presente, unProfessionista } from './support.ts'

/** A lawyer of 2024: 78% of 50,000 is 39,000; with 10,000 of costs the ordinary income is 40,000. */
const unAvvocato = (diverso: Parameters<typeof con>[1] = {}) =>
  unProfessionista(
    2024,
    con(
      {
        gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice: 'FORENSE' } },
        regimeNormale: { determinazioneDelReddito: { altreSpese: 10_000 } },
      },
      diverso,
    ),
  )
const ids = ({ messaggi }: { readonly messaggi: readonly { readonly id: string }[] }) => messaggi.map(({ id }) => id).filter((id) => id.includes('CASSA'))
const mancano = (risultato: ReturnType<typeof calcola>) => risultato.confronto.affidabilita.datiMancanti.map(({ dato, peso }) => `${dato} ${peso}`)
const CONTRIBUTO = 'redditoContributiImposta.contributiCassaProf'

describe('la cassa in iForfettari', () => {
  it('calcola i contributi di ciascun regime sul suo reddito', () => {
    const { redditoContributiImposta: f, regimeNormale: n, cassa, ...altro } = calcola(unAvvocato())
    // 15% of 39,000 and of 40,000, and 96.76 for maternity. 4% of 50,000 is over the minimum of 850.
    expect([f.contributiCassaProfApplicati, n.contributiCassaProfApplicati]).toEqual([5_946.76, 6_096.76])
    expect([f.redditoNetto, f.impostaSostitutiva]).toEqual([33_053.24, 4_957.99])
    expect(cassa.forfettario).toMatchObject({ codice: 'FORENSE', esito: 'COMPLETO', integrativo: 2_000, integrativoResiduo: 0, nonDeducibile: 0 })
    expect(mancano({ redditoContributiImposta: f, regimeNormale: n, cassa, ...altro }).filter((dato) => dato.startsWith(CONTRIBUTO))).toEqual([])
  })

  it('un importo digitato vince, anche zero', () => {
    const applicati = (redditoContributiImposta: object, regimeNormale: object = {}) => {
      const { redditoContributiImposta: f, regimeNormale: n } = calcola(unAvvocato({ redditoContributiImposta, regimeNormale }))
      return [f.contributiCassaProfApplicati, n.contributiCassaProfApplicati]
    }
    expect(applicati({ contributiCassaProf: 1_000 })).toEqual([1_000, 1_000])
    expect(applicati({ contributiCassaProf: 0 })).toEqual([0, 0])
    expect(applicati({}, { contributiCassaProfNormale: 2_000 })).toEqual([5_946.76, 2_000])
    expect(applicati({ contributiCassaProf: 1_000 }, { contributiCassaProfNormale: 2_000 })).toEqual([1_000, 2_000])
  })

  it('il minimo integrativo rimasto a carico pesa sul totale e non si deduce', () => {
    // 7,800 and 10,000: the minimum of 3,355 and 96.76; 850 less the 400 charged to the clients.
    const diverso = { redditoContributiImposta: { ricavi: 10_000 }, regimeNormale: { determinazioneDelReddito: { altreSpese: 0 } } }
    const dato = calcola(unAvvocato(diverso))
    const { redditoContributiImposta: f, regimeNormale: n, confronto } = dato
    expect([f.contributiDeducibili, f.contributiTotali, n.contributiTotali]).toEqual([3_451.76, 3_901.76, 3_901.76])
    expect(confronto.imposte.contributiTitolare).toMatchObject({ forfettario: 3_901.76, normale: 3_901.76 })
    expect(presente(dato.irpefImprenditore).redditoImponibile).toBe(6_548.24)
    const dedotto = calcola(unAvvocato({ ...diverso, gestionePrevidenziale: { cassa: { integrativoResiduoDeducibile: true } } }))
    expect([dedotto.redditoContributiImposta.contributiDeducibili, dedotto.redditoContributiImposta.contributiTotali]).toEqual([3_901.76, 3_901.76])
    expect(presente(dedotto.irpefImprenditore).redditoImponibile).toBe(6_098.24)
  })

  it('dice quando manca una cifra: il confronto è parziale, o non affidabile senza il contributo', () => {
    const nel2025 = (codice: 'FORENSE' | 'CNPADC', diverso: object = {}) =>
      calcola({ ...unAvvocato({ gestionePrevidenziale: { cassa: { codice } }, ...diverso }), annoImposta: 2025 })
    const forense = nel2025('FORENSE')
    expect([ids(forense), mancano(forense).includes(`${CONTRIBUTO} MINORE`)]).toEqual([['CASSA_PARZIALE'], true])
    const commercialista = nel2025('CNPADC')
    expect(ids(commercialista)).toEqual(['CASSA_NON_CALCOLABILE', 'CASSA_BASE_PRECEDENTE'])
    expect(mancano(commercialista)).toContain(`${CONTRIBUTO} DETERMINANTE`)
    expect(commercialista.redditoContributiImposta.contributiCassaProfApplicati).toBe(0)
    const digitato = nel2025('CNPADC', { redditoContributiImposta: { contributiCassaProf: 5_000 } })
    // The typed amount replaces the one that would be calculated on an income.
    expect([ids(digitato), mancano(digitato).some((dato) => dato.startsWith(CONTRIBUTO))]).toEqual([[], false])
  })

  it('un regime solo non calcolabile è detto: il tetto serve soltanto al reddito più alto', () => {
    // Forense 2023: the last known ceiling is 105,000. 78% of 80,000 is below it, 110,000 above.
    const dato = calcola({
      ...unAvvocato({ redditoContributiImposta: { ricavi: 80_000 }, regimeNormale: { determinazioneDelReddito: { altriProventi: 40_000 } } }),
      annoImposta: 2023,
    })
    expect([dato.cassa.forfettario?.esito, dato.cassa.normale?.esito]).toEqual(['COMPLETO', 'NON_CALCOLABILE'])
    expect([dato.regimeNormale.contributiCassaProfApplicati, ids(dato)]).toEqual([0, ['CASSA_NON_CALCOLABILE']])
    expect(mancano(dato)).toContain(`${CONTRIBUTO} DETERMINANTE`)
  })

  it("usa il reddito dell'anno prima se è scritto, e il volume d'affari", () => {
    const dato = calcola(unAvvocato({ gestionePrevidenziale: { cassa: { codice: 'CNPADC', redditoBase: 30_000, volumeAffari: 20_000 } } }))
    // 12% of 30,000; 4% of 20,000 under the minimum of 923 (4% of 7.5 times 3,075, to the euro).
    expect(dato.cassa.normale).toMatchObject({ soggettivo: 3_600, integrativoAddebitato: 800, integrativoResiduo: 123, maternita: null })
    expect(ids(dato)).toEqual(['CASSA_PARZIALE'])
  })

  it('senza la cassa professionale, o con un importo da digitare, non cambia nulla', () => {
    for (const gestionePrevidenziale of [{ cassaProfessionale: false }, { cassa: { codice: 'ALTRA' as const } }, { cassa: { codice: '' as const } }]) {
      const { cassa, redditoContributiImposta } = calcola(unAvvocato({ gestionePrevidenziale }))
      expect([cassa, redditoContributiImposta.contributiCassaProfApplicati]).toEqual([{ forfettario: null, normale: null }, 0])
    }
  })

  it('il contributo si apre fino alla cifra della cassa', () => {
    const cifre = figuresRead([iforfettari.spiega(unAvvocato(), 'redditoContributiImposta.contributiCassaProfApplicati')]).map(({ id }) => id)
    expect(cifre).toEqual(expect.arrayContaining(['casse.forense.aliquota', 'casse.forense.minimo', 'casse.forense.maternita']))
  })
})

type Cassa = NonNullable<NonNullable<contratto.Input['gestionePrevidenziale']>['cassa']>
type Riga = Riferimento<
  Readonly<Record<string, unknown>> & { readonly messaggi: readonly string[] },
  { readonly anno: number; readonly cassa: Cassa; readonly reddito: number; readonly volumeAffari: number }
>
const deiFondi = ({ messaggi }: { readonly messaggi: readonly { readonly id: string }[] }) =>
  messaggi.map(({ id }) => id).filter((id) => id in casse.dellaCassa && id !== 'AGEVOLAZIONE_PROPOSTA')

describe('la cassa in iForfettari dà le righe di riferimento delle casse, sui due lati', () => {
  it.each(['casse', 'confini-casse'] as const)('%s', (nome) => {
    const righe = riferimenti<Riga['atteso'], Riga['stato']>(nome)
    for (const { id, stato, atteso } of righe) {
      const cassa = { ...stato.cassa, redditoBase: stato.reddito, volumeAffari: stato.volumeAffari }
      const dato = calcola({ ...unProfessionista(2026, { gestionePrevidenziale: { cassaProfessionale: true, cassa } }), annoImposta: stato.anno })
      const { messaggi, ...cifre } = atteso
      expect([id, dato.cassa.forfettario, dato.cassa.normale], id).toEqual([id, cifre, cifre])
      expect([id, ...deiFondi(dato).toSorted()]).toEqual([id, ...messaggi.toSorted()])
      // A contribution that the fund cannot calculate is reported as missing in the comparison too.
      expect([id, mancano(dato).filter((uno) => uno.startsWith(CONTRIBUTO))]).toEqual([
        id,
        { COMPLETO: [], PARZIALE: [`${CONTRIBUTO} MINORE`], NON_CALCOLABILE: [`${CONTRIBUTO} DETERMINANTE`] }[String(atteso.esito)],
      ])
    }
    expect(righe.length).toBeGreaterThanOrEqual(60)
  })

  // casse.md, section 3: by how much a relief divides the minimum; 0 waives it.
  const riduce: Readonly<Record<casse.Cassa, Partial<Record<casse.Agevolazione, number>>>> = {
    INARCASSA: { GIOVANE: 3, DEROGA: 0 },
    FORENSE: { GIOVANE: 2, GIOVANE_REDDITO_BASSO: 4 },
    CNPADC: { ESONERO_MINIMO: 0, ESONERO_UNDER35: 0 },
    GEOMETRI: { QUARTO: 4, META: 2, QUARTO_MINIMO: 4, META_MINIMO: 2 },
    ENPAP: { META: 2, TERZO: 3, QUINTO: 5 },
    ENPAM: {},
    ENPAF: {},
  }
  /** A year for which the figures of the fund are known. */
  const suoAnno = (codice: casse.Cassa): TaxYear => (codice === 'ENPAP' ? 2025 : codice === 'ENPAF' ? 2026 : 2024)
  const conReddito = (redditoBase: number, cassa: Cassa & { readonly codice: casse.Cassa }) =>
    calcola(
      unProfessionista(suoAnno(cassa.codice), {
        gestionePrevidenziale: { cassaProfessionale: true, cassa: { eta: 50, classe: 'INTERO', redditoBase, ...cassa } },
      }),
    )
  const versa = (dato: ReturnType<typeof calcola>) => [dato.cassa.forfettario?.soggettivo, dato.cassa.normale?.soggettivo]

  it.each(Object.keys(riduce) as casse.Cassa[])(
    '%s: ogni agevolazione riduce il minimo come dice la tabella, e quella di un’altra cassa non si applica',
    (codice) => {
      const [pieno = 0] = versa(conReddito(0, { codice }))
      for (const agevolazione of (Object.keys(casse.agevolazioni) as casse.Agevolazione[]).filter((una) => una !== 'NESSUNA')) {
        const parte = riduce[codice][agevolazione]
        const sua = parte !== undefined
        // Inarcassa rounds up to the next half euro.
        const passo = codice === 'INARCASSA' ? 0.5 : 0.01
        const minimo = !sua ? pieno : parte === 0 ? 0 : Math[codice === 'INARCASSA' ? 'ceil' : 'round'](presente(pieno) / parte / passo) * passo
        const [senza, molto] = [conReddito(0, { codice, agevolazione }), conReddito(200_000, { codice, agevolazione })]
        const detto = [agevolazione, ...versa(senza).map((uno) => uno?.toFixed(2))]
        expect(detto).toEqual([agevolazione, ...[minimo, minimo].map((uno) => presente(uno).toFixed(2))])
        const avvisi = (dato: typeof senza) => deiFondi(dato).filter((id) => id.startsWith('AGEVOLAZIONE'))
        const oltre: Partial<Record<casse.Agevolazione, string>> = {
          DEROGA: 'AGEVOLAZIONE_NON_SPETTA',
          QUINTO: 'AGEVOLAZIONE_NON_SPETTA',
          GIOVANE_REDDITO_BASSO: 'AGEVOLAZIONE_RIDOTTA',
        }
        const detta = oltre[agevolazione]
        expect([agevolazione, avvisi(senza)]).toEqual([agevolazione, sua ? [] : ['AGEVOLAZIONE_NON_PREVISTA']])
        expect([agevolazione, avvisi(molto)]).toEqual([agevolazione, !sua ? ['AGEVOLAZIONE_NON_PREVISTA'] : detta ? [detta] : []])
      }
      // A pensioner of these two owes no minimum.
      const dovuto = codice === 'FORENSE' || codice === 'CNPADC' ? 0 : pieno
      expect(versa(conReddito(0, { codice, pensionato: true }))).toEqual([dovuto, dovuto])
    },
  )

  it("un'agevolazione che non spetta su un lato solo è detta", () => {
    // Inarcassa 2024: with an income below 2,695 : 14.5% = 18,586 the minimum can be waived.
    const avvisa = (ricavi: number, altreSpese: number) =>
      deiFondi(
        calcola(
          unProfessionista(2024, {
            gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice: 'INARCASSA', agevolazione: 'DEROGA' } },
            redditoContributiImposta: { ricavi },
            regimeNormale: { determinazioneDelReddito: { ricaviNormale: ricavi, altreSpese } },
          }),
        ),
      ).includes('AGEVOLAZIONE_NON_SPETTA')
    // Flat rate 23,400 and 15,600; ordinary 15,000, 20,000 and 15,000.
    expect([avvisa(30_000, 15_000), avvisa(20_000, 0), avvisa(20_000, 5_000)]).toEqual([true, true, false])
  })

  it('chi digita il contributo, o non ha una cassa, non ha nulla di mancante', () => {
    const nulla = (diverso: Parameters<typeof con>[1]) =>
      mancano(calcola({ ...unAvvocato(diverso), annoImposta: 2025 })).filter((uno) => uno.startsWith(CONTRIBUTO))
    expect(nulla({})).toEqual([`${CONTRIBUTO} MINORE`])
    expect(nulla({ redditoContributiImposta: { contributiCassaProf: 5_000 } })).toEqual([])
    expect(nulla({ gestionePrevidenziale: { cassaProfessionale: false } })).toEqual([])
  })

  it("le casse che calcolano sul reddito dell'anno prima lo chiedono, finché non è scritto; le altre no", () => {
    const chiede = (codice: casse.Cassa, redditoBase: number | null) =>
      calcola(unAvvocato({ gestionePrevidenziale: { cassa: { codice, redditoBase } } })).messaggi.some(({ id }) => id === 'CASSA_BASE_PRECEDENTE')
    // casse.md, table of fields: commercialisti and geometri.
    const tutte = Object.keys(casse.conTabella) as casse.Cassa[]
    expect(tutte.filter((codice) => chiede(codice, null)).toSorted()).toEqual(['CNPADC', 'GEOMETRI'])
    expect(tutte.filter((codice) => chiede(codice, 0))).toEqual([])
  })
})
