/** The contribution that a member charges to clients, and the minimum that stays with the member. */
import { type Condizione, casi, mai, nessuno, perPeriodo, prevista, traPreviste, vero, zero, zeroPercento } from '@bilancia/engine'
import type { Agevolazione } from './agevolazione.ts'
import { type Basi, INTEGRATIVO, type Iscritto } from './iscritto.ts'
import * as p from './parametri.ts'
import { alMezzoEuro, type Soggettivo } from './soggettivo.ts'
import { integrativi, minimiIntegrativi } from './tabelle.ts'

export function integrativoDi(iscritto: Iscritto, { con }: Agevolazione, { minimoIntero }: Soggettivo, { volumeAffari, anno }: Omit<Basi, 'reddito'>) {
  const { campi, e, pensionato, aMesi, rule, rate, check } = iscritto
  const { codice } = campi
  const volume = rule('volume', "Volume d'affari", INTEGRATIVO, volumeAffari)
  const aliquotaIntegrativa = rate('aliquotaIntegrativa', "Aliquota dell'integrativo", traPreviste(codice, integrativi, zeroPercento))
  const addebitato = rule(
    'integrativoAddebitato',
    'Integrativo addebitato ai clienti',
    INTEGRATIVO,
    casi([[e('CNPADC'), volume.al(aliquotaIntegrativa).allEuro()]], volume.al(aliquotaIntegrativa)),
    'In fattura, sul volume d’affari: non è reddito né ricavo del regime forfettario. È dovuto anche se non addebitato.',
  )
  /** For Cassa Forense in 2023 and 2024. The years since the first enrolment in the fund stand for the years of albo. */
  const primiAnni = (formula: Condizione): Condizione => e('FORENSE').e(perPeriodo({ dal2020: mai, dal2023: formula, dal2025: mai, finoAl: 2027 }))
  const annoNoto = campi.annoPrimaIscrizione.compilato()
  const anniDiAlbo = anno.meno(campi.annoPrimaIscrizione.oppure(anno))
  const giovaneForense = con('FORENSE', 'GIOVANE', 'GIOVANE_REDDITO_BASSO')
  const esonerato = check(
    'senzaIntegrativo',
    'Minimo integrativo non dovuto',
    con('CNPADC', 'ESONERO_UNDER35').o(
      pensionato('CNPADC', 'FORENSE'),
      con('GEOMETRI', 'QUARTO', 'META', 'QUARTO_MINIMO', 'META_MINIMO'),
      primiAnni(annoNoto.e(anniDiAlbo.sotto(p.forense.anniSenzaIntegrativo))),
    ),
    'Cassa Forense (reg. unico, art. 24, c. 3 e 4): nei primi cinque anni di albo, 2023 e 2024, e per i pensionati di vecchiaia.',
  )
  const aMeta = check(
    'mezzoIntegrativo',
    'Minimo integrativo a metà nei primi anni di albo',
    primiAnni(
      annoNoto.e(
        anniDiAlbo.sotto(p.forense.anniMezzoIntegrativo),
        giovaneForense.o(campi.etaPrimaIscrizione.compilato().e(campi.etaPrimaIscrizione.oppure(nessuno).sotto(p.forense.etaGiovane))),
      ),
    ),
    'Cassa Forense (reg. unico, art. 24 e 25), 2023 e 2024: dal sesto al nono anno di albo per chi si è iscritto prima dei 35.',
  )
  /** Without the year of enrolment it is not known how much of the minimum integrativo is due. */
  const senzaAnno = primiAnni(giovaneForense.e(annoNoto.non()))
  const minimoIntegrativoIntero = rule(
    'minimoIntegrativoIntero',
    'Minimo integrativo della cassa',
    INTEGRATIVO,
    traPreviste(codice, { ...minimiIntegrativi, CNPADC: minimoIntero.per(p.cnpadc.volteIntegrativo).al(p.cnpadc.integrativo).allEuro() }, zero),
  )
  const mezzoIntegrativo = minimoIntegrativoIntero.diviso(p.forense.giovane)
  const serveAnno = check(
    'serveAnno',
    "Il minimo integrativo dipende dall'anno della prima iscrizione",
    senzaAnno.e(esonerato.non(), addebitato.sotto(mezzoIntegrativo)),
  )
  const integrativoNoto = check(
    'integrativoNoto',
    'Minimo integrativo noto, o non dovuto',
    e('ENPAM', 'ENPAF').o(esonerato, prevista(codice, minimiIntegrativi).e(serveAnno.non())),
  )
  const minimoIntegrativo = rule(
    'minimoIntegrativo',
    'Minimo integrativo dovuto',
    INTEGRATIVO,
    casi(
      [
        [esonerato.o(senzaAnno), zero],
        [con('INARCASSA', 'GIOVANE'), alMezzoEuro(minimoIntegrativoIntero.diviso(p.inarcassa.giovane))],
        [aMeta.o(con('FORENSE', 'GIOVANE').e(perPeriodo({ dal2020: mai, dal2025: vero, finoAl: 2027 }))), mezzoIntegrativo],
      ],
      minimoIntegrativoIntero,
    ).per(aMesi),
    'Per i commercialisti è il 4% di 7,5 volte il minimo soggettivo. Per i geometri si riduce a mesi come il soggettivo: il suo articolo non è stato letto. Cassa Forense: senza agevolazione e senza anno di prima iscrizione è intero.',
  )
  const integrativo = rule('integrativo', 'Contributo integrativo', INTEGRATIVO, addebitato.almeno(minimoIntegrativo))
  const residuo = rule('integrativoResiduo', 'Integrativo minimo che resta a carico', INTEGRATIVO, integrativo.meno(addebitato))
  return { integrativo, addebitato, residuo, integrativoNoto, serveAnno }
}
