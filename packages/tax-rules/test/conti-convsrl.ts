/** The expected result of Convenienza Srl from the second calculation of the law: the scenarios, today's form and their comparison. */
import type { TaxYear } from '@bilancia/contract'
import { al, somma } from './conti.ts'
import type { Caso } from './conti-convsrl-caso.ts'
import { oggi } from './conti-convsrl-oggi.ts'
import { scenario } from './conti-convsrl-scenari.ts'

/** The expected part of the program's result, in its shape. A scenario in `chiusi` is not computed and is never the best. */
export function attesoDi(anno: TaxYear, c: Caso, chiusi: readonly string[] = []): { readonly confronto: object; readonly [parte: string]: object } {
  const nulla = { compensi: [], dividendi: 0, trasparente: false, prelevato: null }
  const movimenti = {
    scenario1: nulla,
    scenario2: { ...nulla, compensi: c.compensi },
    scenario3: { ...nulla, dividendi: c.dividendi },
    scenario4: { ...nulla, compensi: c.compensi, dividendi: c.dividendi },
    scenario5: { ...nulla, trasparente: true, prelevato: c.prelevato },
    scenario6: { ...nulla, compensi: c.compensi, trasparente: true, prelevato: c.prelevato },
  } as const
  type Nome = keyof typeof movimenti
  const s = (nome: Nome) => scenario(anno, c, movimenti[nome])
  const tutti = {
    scenario1: s('scenario1'),
    scenario2: s('scenario2'),
    scenario3: s('scenario3'),
    scenario4: s('scenario4'),
    scenario5: s('scenario5'),
    scenario6: s('scenario6'),
  }
  const { risultato: diOggi, quadro: quadroDiOggi, stima: stimaDiOggi } = oggi(anno, c)
  // The default costs are the government fee of 309.87 euro (D.P.R. 641/1972).
  const altri = c.altriCosti ?? { tassaConcessioneGovernativa: 309.87, dirittoAnnuale: 0, depositoBilancio: 0, notaio: 0, anniNotaio: 5 }
  const notaio = al(altri.notaio / altri.anniNotaio)
  const costiAggiuntivi = somma(c.costi ?? 0, altri.tassaConcessioneGovernativa, altri.dirittoAnnuale, altri.depositoBilancio, notaio)
  const soglia = c.soglia ?? 1_000
  const giudizio = ({ attribuibile: prelievo, netto }: { readonly attribuibile: number; readonly netto: number }) => {
    const risparmio = somma(diOggi.attribuibile, -prelievo, -costiAggiuntivi)
    return { prelievo, netto, risparmio, verdetto: risparmio > soglia ? 'CONVIENE' : risparmio < -soglia ? 'NON_CONVIENE' : 'INDIFFERENTE' }
  }
  const distribuito = (nome: Nome) => {
    const { distribuibile } = tutti[nome].societa
    const tutto = scenario(anno, c, { ...movimenti[nome], dividendi: movimenti[nome].trasparente ? 0 : distribuibile, prelevato: distribuibile })
    return { distribuito: distribuibile, ...giudizio(tutto.totali) }
  }
  const inSocieta = { scenario1: giudizio(tutti.scenario1.totali), scenario2: giudizio(tutti.scenario2.totali) }
  const fuori = {
    scenario3: distribuito('scenario3'),
    scenario4: distribuito('scenario4'),
    scenario5: distribuito('scenario5'),
    scenario6: distribuito('scenario6'),
  }
  const migliore = (voci: Readonly<Record<string, { readonly risparmio: number }>>) =>
    Object.entries(voci)
      .filter(([nome]) => !chiusi.includes(nome))
      .reduce((a, b) => (b[1].risparmio > a[1].risparmio ? b : a))[0]
  const aperti = <T>(voci: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(voci).map(([nome, voce]) => [nome, chiusi.includes(nome) ? null : voce]))
  const intero = (nome: Nome) => {
    const { societa, soci } = tutti[nome]
    return { societa, soci: [0, 1, 2].map((i) => soci[i] ?? null) }
  }
  return {
    compDivSimulazioniSrl: aperti({
      scenario1: intero('scenario1'),
      scenario2: intero('scenario2'),
      scenario3: intero('scenario3'),
      scenario4: intero('scenario4'),
    }),
    traspSimulazioniSrl: aperti({ scenario5: intero('scenario5'), scenario6: intero('scenario6') }),
    riepilogo: Object.fromEntries(Object.entries(tutti).map(([nome, { totali }]) => [nome, { totali: chiusi.includes(nome) ? null : totali }])),
    quadro: {
      ...aperti(Object.fromEntries(Object.entries(tutti).map(([nome, { quadro }]) => [nome, quadro]))),
      stime: { ...aperti(Object.fromEntries(Object.entries(tutti).map(([nome, { stima }]) => [nome, stima]))), oggi: stimaDiOggi },
      oggi: quadroDiOggi,
    },
    confronto: {
      oggi: diOggi,
      costiAggiuntivi,
      utileInSocieta: { ...aperti(inSocieta), migliore: migliore(inSocieta) },
      tuttoDistribuito: { ...aperti(fuori), migliore: migliore(fuori) },
    },
  }
}
