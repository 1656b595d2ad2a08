/** Tables computed by an independent program. Every figure of every year affects some line. */
import { readFileSync } from 'node:fs'
import { type iforfettari as contratto, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl, iforfettari } from '../src/index.ts'
import { chiHa, con, famiglia, presente, unArtigiano, unCommerciante, unProfessionista, vista } from './support.ts'

type Input = contratto.Input
type Row = Readonly<Record<string, string>>

const tables = new Map<string, readonly Row[]>()
function table(name: string): readonly Row[] {
  const read = tables.get(name) ?? parsed(name)
  tables.set(name, read)
  return read
}

function parsed(name: string): readonly Row[] {
  const [head = '', ...lines] = readFileSync(new URL(`../golden/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, i) => [columns[i] as string, cell])))
}

const calcola = (state: Input) => vista(iforfettari.programma, state)
const irpef = (state: Input) => presente(calcola(state).irpefImprenditore)

/** The differences between the rows of a year and the results of the program. */
function differences(rows: readonly Row[], anno: TaxYear, given: (row: Row) => Readonly<Record<string, number | null>>): readonly string[] {
  const ofTheYear = rows.filter((row) => Number(row.anno) === anno)
  expect(ofTheYear.length).toBeGreaterThan(0)
  return ofTheYear.flatMap((row) =>
    Object.entries(given(row)).flatMap(([column, value]) => (Number(row[column]) === value ? [] : [`${JSON.stringify(row)}: ${column} ${value}`])),
  )
}

describe.each(taxYears)('nel %i', (anno) => {
  it('addizionale di ogni regione', () => {
    const dati = table('addizionali-regionali')
    expect(
      differences(dati, anno, ({ regione, figli, imponibile }) => ({
        addizionale: irpef(
          chiHa(
            anno,
            { altriRedditi: Number(imponibile) },
            { codiceRegioneResidenza: Number(regione), numeroFigliRegione: Number(figli), percentualeCarichi: 100 },
          ),
        ).addizionaleRegionale,
      })),
    ).toEqual([])
  })

  it('addizionale di ogni regione, dove una cifra del suo atto che fosse un euro o un centesimo di punto più in là sposterebbe un centesimo', () => {
    expect(
      differences(table('addizionali-confini'), anno, ({ regione, figli, minori, percentuale, imponibile }) => ({
        addizionale: irpef(
          chiHa(
            anno,
            { altriRedditi: Number(imponibile) },
            {
              codiceRegioneResidenza: Number(regione),
              numeroFigliRegione: Number(figli),
              numeroFigliMinori: Number(minori),
              percentualeCarichi: Number(percentuale),
            },
          ),
        ).addizionaleRegionale,
      })),
    ).toEqual([])
  })

  it('la stessa, di un socio e di una persona di oggi di Convenienza Srl', () => {
    const lati = table('addizionali-confini').map(({ addizionale = '', ...row }) => ({ ...row, socio: addizionale, persona: addizionale }))
    expect(
      differences(lati, anno, ({ regione, figli, minori, percentuale, imponibile }) => {
        const chi = {
          codiceRegioneResidenza: Number(regione),
          addizionaleComunalePercentuale: 0,
          numeroFigliRegione: Number(figli),
          numeroFigliMinori: Number(minori),
          percentualeCarichi: Number(percentuale),
        }
        // Each person of today has half of the profit of 2,000, without a pension scheme. A partner of a company that pays nothing out has no income of it.
        const { compDivSimulazioniSrl, confronto } = vista(convsrl.programma, {
          annoImposta: anno,
          datiSimulazioniSrl: {
            denominazione: 'Prova',
            utileAnteImposte: 2_000,
            irap: { modalita: 'ESCLUSA' },
            soci: [{ nome: 'A', quota: 100, ...chi, redditi: { altriRedditi: Number(imponibile) } }],
          },
          confronto: {
            formaAttuale: 'SOCIETA_DI_PERSONE',
            persone: [
              { nome: 'B', quota: 50, ...chi, redditi: { altriRedditi: Number(imponibile) - 1_000 } },
              { nome: 'C', quota: 50 },
            ],
          },
        })
        return {
          socio: presente(compDivSimulazioniSrl.scenario1?.soci[0]).addizionaleRegionale,
          persona: presente(confronto?.oggi.persone[0]).addizionaleRegionale,
        }
      }),
    ).toEqual([])
  })

  it('lorda, detrazioni e sostegni di dipendenti, pensionati, autonomi e famiglie', () => {
    const oneri = { detrazioniOneriSoggetteATaglio: 1_000, detrazioneInteressiMutuo: 400, detrazioniOneri: 50 }
    const pannello = ({ chi, reddito, giorni }: Row) => {
      const x = Number(reddito)
      const g = Number(giorni)
      if (chi === 'dipendente') return irpef(chiHa(anno, { lavoroDipendente: x, giorniLavoro: g }, oneri))
      if (chi === 'assimilato') return irpef(chiHa(anno, { assimilatiLavoroDipendente: x }, oneri))
      if (chi === 'pensione') return irpef(chiHa(anno, { pensione: x, giorniPensione: g }, oneri))
      if (chi === 'autonomo')
        return irpef(
          unProfessionista(anno, { regimeNormale: { determinazioneDelReddito: { ricaviNormale: x } }, liquidazioneIrpef: { altriDatiPersonali: oneri } }),
        )
      const figli = chi === 'famiglia4' ? 4 : 1
      return irpef(chiHa(anno, { altriRedditi: x }, { ...oneri, coniugeACarico: true, numeroFigliACarico: figli, percentualeCarichi: figli === 4 ? 100 : 50 }))
    }
    expect(
      differences(table('liquidazioni'), anno, (row) => {
        const p = pannello(row)
        return {
          irpefLorda: p.irpefLorda,
          detrazioneCarichi: p.detrazioneCarichi,
          detrazioneLavoroDipendente: p.detrazioneLavoroDipendente,
          detrazionePensione: p.detrazionePensione,
          detrazioneAutonomi: p.detrazioneAutonomi,
          ulterioreDetrazione: p.ulterioreDetrazione,
          detrazioneOneri: p.detrazioneOneri,
          trattamentoIntegrativo: p.trattamentoIntegrativo,
          sommaEsente: p.sommaEsente,
        }
      }),
    ).toEqual([])
  })

  it('contributi IVS di un collaboratore', () => {
    expect(
      differences(table('contributi'), anno, ({ gestione, anzianita, under21, riduzione, reddito }) => {
        const x = Number(reddito)
        const { redditoContributiImposta: f, regimeNormale } = calcola(
          (gestione === 'COMMERCIO' ? unCommerciante : unArtigiano)(
            anno,
            con(famiglia([40]), {
              // At 40% of revenue and 40% of income, the collaborator's share equals the income of the row.
              regimeForfettario: { gruppo: 2 },
              redditoContributiImposta: { ricavi: x ? x * 6.25 : 1, riduzione35: riduzione === '35' },
              regimeNormale: { determinazioneDelReddito: { ricaviNormale: x * 2.5 } },
              datiCollaboratore1: {
                previdenza: {
                  anzianitaAl1995: anzianita === '1',
                  under21: under21 === '1',
                  riduzione50: riduzione === '50',
                  pensionatoOver65: riduzione === 'over65',
                },
              },
            }),
          ),
        )
        return { forfettario: f.contribIvsCollab1Netti, normale: regimeNormale.contribIvsCollab1Netti, mesi: f.mesiEsattiCollab1 }
      }),
    ).toEqual([])
  })

  it('gestione separata dei professionisti', () => {
    expect(
      differences(table('separata'), anno, ({ aliquota, reddito }) => {
        const { regimeNormale, confronto } = calcola(
          unProfessionista(anno, {
            gestionePrevidenziale: { aliquotaSep: aliquota as 'PIENA' | 'RIDOTTA' },
            regimeNormale: { determinazioneDelReddito: { ricaviNormale: Number(reddito) } },
          }),
        )
        return { contributo: regimeNormale.contributiGestSep, dodiciMesi: Number(confronto.altreCaratteristicheApplicate.accreditoDodiciMesi.normale) }
      }),
    ).toEqual([])
  })
})

it.each([2020, 2021] as const)('IRAP delle persone fisiche in ogni regione nel %i', (anno) => {
  expect(
    differences(table('irap'), anno, ({ regione }) => ({
      irap: calcola(
        unArtigiano(anno, {
          regimeNormale: { determinazioneDelValoreDellaProduzioneNetta: { valoreProduzioneLorda: 100_000 } },
          liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: Number(regione) } },
        }),
      ).regimeNormale.determinazioneDelValoreDellaProduzioneNetta.irap,
    })),
  ).toEqual([])
})
