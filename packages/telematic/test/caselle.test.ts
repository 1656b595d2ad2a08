/** The field that each box fills, from the instructions of the forms. Written independently of the program, to check its formulas. */
import { describe, expect, it } from 'vitest'
import type { Boxes, Load, TaxReturn } from '../src/index.ts'
import { dichiarazione, forfettari, SRL, srl, valori } from './tools/loads.ts'

const VALORE = 321
type Riempie = Readonly<Record<string, readonly string[]>>

const riga = (righe: Riempie): Riempie =>
  Object.fromEntries(Object.entries(righe).map(([nome, caselle]) => [`regimeNormale.determinazioneDelReddito.${nome}`, caselle]))
const dato = (prefisso: string, righe: Riempie): Riempie => Object.fromEntries(Object.entries(righe).map(([nome, caselle]) => [`${prefisso}.${nome}`, caselle]))

const ricavi = 'redditoContributiImposta.ricavi'
const RG: Riempie = {
  [ricavi]: ['RG002002', 'RG003001', 'RG005002'],
  ...riga({
    altriProventi: ['RG012001'],
    esistenzeIniziali: ['RG013004'],
    acquisti: ['RG015001'],
    lavoroDipendente: ['RG016001'],
    compensiTerzi: ['RG017001'],
    ammortamenti: ['RG018001', 'RG019001'],
    canoniLeasing: ['RG020001'],
    altriCosti: ['RG024001'],
  }),
}
const RE: Riempie = {
  [ricavi]: ['RE002001', 'RE002002'],
  ...riga({
    altriProventi: ['RE003001', 'RE005002'],
    plusvalenze: ['RE004001'],
    ammortamenti: ['RE007002'],
    canoniLeasing: ['RE008002', 'RE009001'],
    immobili: ['RE010001', 'RE10A001'],
    compensiTerzi: ['RE012001'],
    interessiPassivi: ['RE013001'],
    consumi: ['RE014001'],
    altreSpese: ['RE020001'],
  }),
}
const RF: Riempie = { [ricavi]: ['RS116001', 'RF002001'], ...riga({ altriProventi: ['RF057001'] }) }
const LM: Riempie = { [ricavi]: [22, 23, 24, 25, 26, 27].flatMap((rigo) => [`LM0${rigo}003`, `LM0${rigo}004`]) }
const redditi = {
  lavoroDipendente: ['RC005006'],
  assimilatiLavoroDipendente: ['RC009002'],
  redditiDiversi: ['RL019001', 'RL022002'],
  fabbricatiLocati: ['RB010013'],
  altriRedditi: ['RN001005', 'RS037016'],
  abitazionePrincipale: ['RN002001', 'RB010019'],
  cedolareSecca: ['RB010014', 'RB010015', 'RB010016', 'RL010007', 'RL010008'],
}
const personali = { oneriDeducibili: ['RN003001'], detrazioniOneri: ['RN022001'], addizionaleComunalePercentuale: ['RV009002'] }
const persona: Riempie = {
  ...dato('liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo', redditi),
  ...dato('liquidazioneIrpef.altriDatiPersonali', personali),
}
const partecipazioni = ['RG036001', 'RF101001', 'RE025001', 'RH014001', 'RH017001', 'RL032001']
const socio: Riempie = {
  ...dato('datiSimulazioniSrl.soci[0].redditi', { ...redditi, impreseMinoriLavoroAutonomo: partecipazioni }),
  ...dato('datiSimulazioniSrl.soci[0]', { ...personali, ritenute: ['RN033004'] }),
}
const societa = dato('datiSimulazioniSrl', {
  utileAnteImposte: ['RF004001', 'RF016001'],
  variazioniAumento: ['RF032001', 'RF006004'],
  variazioniDiminuzione: ['RF056001'],
})
const perCassa = dato('datiSimulazioniSrl', { utileAnteImposte: ['RG012001'] })

/** The other boxes that a quadro needs in order to be read. */
const quadri: readonly (readonly [string, Riempie, Boxes, (letta: TaxReturn) => Load])[] = [
  ['RG', RG, { RG031001: 0 }, (letta) => forfettari(letta, { quadro: 'RG' })],
  ['RE', RE, { RE023001: 0 }, (letta) => forfettari(letta, { quadro: 'RE' })],
  ['RF', RF, { RF063001: 0 }, (letta) => forfettari(letta, { quadro: 'RF' })],
  ['LM', LM, {}, (letta) => forfettari(letta)],
  ['persona', persona, {}, (letta) => forfettari(letta)],
  ['socio', socio, {}, (letta) => srl(null, { soci: [letta, null, null] })],
  ['società', societa, {}, (letta) => srl({ ...letta, cf: SRL, type: 'SC' })],
  ['impresa individuale', perCassa, { RG031001: 0 }, (letta) => srl(letta)],
]

describe.each(quadri)('%s', (_, riempie, accanto, load) => {
  it.each(Object.entries(riempie).flatMap(([campo, caselle]) => caselle.map((casella) => [casella, campo])))('%s riempie %s', (casella, campo) => {
    const valore = campo.endsWith('Percentuale') ? 0.7 : VALORE
    const load1 = load(dichiarazione({ ...accanto, [casella]: valore }))
    expect(valori(load1)[campo]).toBe(valore)
    expect(load1.campi.find((one) => one.campo === campo)?.caselle).toContain(casella)
  })
})

it('nei modelli precedenti altre caselle dicono la stessa cosa', () => {
  const nel2024 = valori(forfettari(dichiarazione({ RB010018: 700, RB010014: 10, RL010006: 5, RB010016: 1_000 }, undefined, 'PF', 2024)))
  const redditi2024 = 'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo'
  expect([nel2024[`${redditi2024}.abitazionePrincipale`], nel2024[`${redditi2024}.cedolareSecca`]]).toEqual([700, 15])
})
