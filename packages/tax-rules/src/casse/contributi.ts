/** The contributions of a member of a fund for one year: soggettivo, integrativo, maternity, fixed quota, and what of them is deductible. */
import { almenoUna, mai, perPeriodo, prevista, se, traPreviste, vero, zero } from '@bilancia/engine'
import { legge, tuir } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import { agevolazioneDi } from './agevolazione.ts'
import { integrativoDi } from './integrativo.ts'
import { type Basi, iscritto, REGOLAMENTI } from './iscritto.ts'
import { mancanze } from './mancanze.ts'
import * as p from './parametri.ts'
import { type CampiCassa, propostaDi } from './proposta.ts'
import { quotaFissaDi } from './quota-fissa.ts'
import { soggettivoDi } from './soggettivo.ts'
import { CASSE, maternita, minimi, ultimiTetti } from './tabelle.ts'

export function contributiCassa(soggetto: Soggetto, campi: CampiCassa, basi: Basi) {
  const membro = iscritto(soggetto, campi)
  const { chi, di, e, pensionato, rule, check } = membro
  const { codice } = campi
  const conTabella = check('conTabella', 'Cassa di cui si calcolano i contributi', e(...CASSE))
  const base = rule('base', 'Reddito su cui si calcola il soggettivo', REGOLAMENTI, basi.reddito.nonNegativo())
  const agevolazione = agevolazioneDi(membro, base)
  const { con, nonPrevista, nonSpetta, quartoNonSpetta } = agevolazione
  const fissa = quotaFissaDi(membro)
  const { quotaFissa, quotaADovuta, quotaADaVerificare } = fissa
  const delSoggettivo = soggettivoDi(membro, agevolazione, fissa, base)
  const { soggettivo, senzaMinimo, minimoApplicato, tettoNoto, fuoriIntervallo } = delSoggettivo
  const { integrativo, addebitato, residuo, integrativoNoto, serveAnno } = integrativoDi(membro, agevolazione, delSoggettivo, basi)

  const maternitaNota = check('maternitaNota', 'Contributo di maternità noto', prevista(codice, maternita))
  const dellaMaternita = rule('maternita', 'Contributo di maternità', legge('D.Lgs. 151/2001, art. 83'), traPreviste(codice, maternita, zero))

  const deducibile = rule(
    'deducibile',
    'Contributi deducibili',
    tuir('10, c. 1, lett. e)'),
    soggettivo.piu(dellaMaternita, quotaFissa, se(campi.integrativoResiduoDeducibile, { allora: residuo, altrimenti: zero })),
    "L'integrativo non si deduce. La parte del minimo rimasta a carico sì, per l'Agenzia (ris. 69/E/2006, richiamata dalla 25/E/2011): qui solo se spuntato.",
  )
  const nonDeducibile = rule(
    'nonDeducibile',
    'Contributi non deducibili',
    tuir('10, c. 1, lett. e)'),
    se(campi.integrativoResiduoDeducibile, { allora: zero, altrimenti: residuo }),
  )
  const totale = rule('totale', 'Contributi alla cassa', REGOLAMENTI, deducibile.piu(nonDeducibile))

  const minimoServe = almenoUna(CASSE.map((cassa) => (cassa in minimi ? e(cassa) : mai))).e(senzaMinimo.non())
  const { mancanti, stato, calcolata } = mancanze(
    { chi, di },
    {
      agevolazione: con('FORENSE', 'GIOVANE_REDDITO_BASSO').e(perPeriodo({ dal2020: mai, dal2025: vero, finoAl: 2027 })),
      anno: e('ENPAF').e(prevista(codice, { ENPAF: p.enpaf.assistenza }).non()),
      classe: e('ENPAF').e(prevista(codice, { ENPAF: p.enpaf.assistenza }), campi.classe.vale('')),
      codice: conTabella.non(),
      eta: e('ENPAM').e(campi.eta.compilato().non()),
      limiteAgevolazioneGiovane: con('INARCASSA', 'GIOVANE').e(base.supera(p.inarcassa.limiteGiovane)),
      pensionato: pensionato('INARCASSA').e(perPeriodo({ dal2020: vero, dal2021: mai, finoAl: 2027 })),
      quotaA: e('ENPAM').e(quotaADovuta, prevista(codice, { ENPAM: p.enpam.quotaA.oltre40 }).non()),
      'soggettivo.aliquotaPensionato': pensionato('FORENSE').e(prevista(codice, { FORENSE: p.forense.aliquotaPensionato }).non()),
      'soggettivo.minimo': minimoServe.e(prevista(codice, minimi).non()),
      'soggettivo.tetto': conTabella.e(e('ENPAF').non(), tettoNoto.non(), base.supera(traPreviste(codice, ultimiTetti, zero))),
    },
    { 'integrativo.minimo': integrativoNoto.non(), maternita: maternitaNota.non() },
  )

  return {
    ...{ conTabella, calcolata, stato, mancanti, nonPrevista, nonSpetta, quartoNonSpetta, fuoriIntervallo, serveAnno },
    quotaADaVerificare,
    proposta: propostaDi(soggetto, campi, basi.anno),
    ...{ integrativoNoto, maternitaNota, minimoApplicato },
    ...{ soggettivo, integrativo, addebitato, residuo, maternita: dellaMaternita, quotaFissa, deducibile, nonDeducibile, totale },
  }
}

export type ContributiCassa = ReturnType<typeof contributiCassa>
