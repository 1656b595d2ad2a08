/** The contributions of a member of a fund for one year: soggettivo, integrativo, maternity, fixed quota, and what of them is deductible. */
import { casse } from '@bilancia/contract'
import {
  type Aliquota,
  almenoUna,
  type Condizione,
  casi,
  esito,
  type Importo,
  mai,
  type Norma,
  type Numero,
  nessuno,
  perPeriodo,
  prevista,
  regola,
  requisito,
  sceltaTra,
  se,
  traPreviste,
  vero,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { parametri as inps, mesiAnno } from '../inps/index.ts'
import { legge, tuir } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import { mancanze } from './mancanze.ts'
import * as p from './parametri.ts'
import { type CampiCassa, propostaDi } from './proposta.ts'

type Cassa = casse.Cassa
type Basi = {
  /** Income on which the fund computes: of the year, or of the year before. */
  readonly reddito: Importo
  readonly volumeAffari: Importo
  readonly anno: Numero
}

const CASSE = Object.keys(casse.conTabella) as readonly Cassa[]
const REGOLAMENTI = legge('D.Lgs. 509/1994; D.Lgs. 103/1996; regolamento della cassa')
const INTEGRATIVO = legge('L. 335/1995; D.Lgs. 103/1996, art. 8, c. 3; regolamento della cassa')

const aliquote = {
  INARCASSA: p.inarcassa.aliquota,
  FORENSE: p.forense.aliquota,
  CNPADC: p.cnpadc.aliquota,
  GEOMETRI: p.geometri.aliquota,
  ENPAP: p.enpap.aliquota,
  ENPAM: p.enpam.aliquota,
}
const tetti = {
  INARCASSA: p.inarcassa.tetto,
  FORENSE: p.forense.tetto,
  CNPADC: p.cnpadc.tetto,
  GEOMETRI: p.geometri.tetto,
  ENPAP: inps.massimale,
  ENPAM: p.enpam.tetto,
}
const ultimiTetti = {
  INARCASSA: p.inarcassa.ultimoTetto,
  FORENSE: p.forense.ultimoTetto,
  CNPADC: p.cnpadc.ultimoTetto,
  GEOMETRI: p.geometri.ultimoTetto,
  ENPAM: p.enpam.ultimoTetto,
}
const oltreTetto = { FORENSE: p.forense.oltre, GEOMETRI: p.geometri.oltre, ENPAM: p.enpam.oltre }
const minimi = { INARCASSA: p.inarcassa.minimo, FORENSE: p.forense.minimo, CNPADC: p.cnpadc.minimo, GEOMETRI: p.geometri.minimo, ENPAP: p.enpap.minimo }
const integrativi = {
  INARCASSA: p.inarcassa.integrativo,
  FORENSE: p.forense.integrativo,
  CNPADC: p.cnpadc.integrativo,
  GEOMETRI: p.geometri.integrativo,
  ENPAP: p.enpap.integrativo,
}
/** That of the commercialisti follows from the minimum soggettivo. */
const minimiIntegrativi = {
  INARCASSA: p.inarcassa.minimoIntegrativo,
  FORENSE: p.forense.minimoIntegrativo,
  CNPADC: p.cnpadc.minimo,
  GEOMETRI: p.geometri.minimoIntegrativo,
  ENPAP: p.enpap.minimoIntegrativo,
}
const maternita = {
  INARCASSA: p.inarcassa.maternita,
  FORENSE: p.forense.maternita,
  CNPADC: p.cnpadc.maternita,
  GEOMETRI: p.geometri.maternita,
  ENPAP: p.enpap.maternita,
  ENPAM: p.enpam.maternita,
  ENPAF: p.enpaf.maternita,
}

/** A reduced minimum of Inarcassa, up to the next half euro. */
const alMezzoEuro = (importo: Importo): Importo => p.inarcassa.multiplo.per(importo.rapporto(p.inarcassa.multiplo, { seZero: nessuno }).perEccesso())

export function contributiCassa({ id, di }: Soggetto, campi: CampiCassa, { reddito, volumeAffari, anno }: Basi) {
  const chi = `${id}.cassa`
  const rule = (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
    regola(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma, formula, ...(nota && { nota }) })
  const rate = (chiave: string, nome: string, formula: Aliquota) => regola(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma: REGOLAMENTI, formula })
  const se_ = (chiave: string, nome: string, formula: Condizione, nota?: string) =>
    requisito(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma: REGOLAMENTI, formula, ...(nota && { nota }) })
  const e = (...quali: readonly Cassa[]): Condizione => almenoUna(quali.map((cassa) => campi.codice.vale(cassa)))
  const { codice } = campi

  const conTabella = se_('conTabella', 'Cassa di cui si calcolano i contributi', e(...CASSE))
  const base = rule('base', 'Reddito su cui si calcola il soggettivo', REGOLAMENTI, reddito.nonNegativo())
  const volume = rule('volume', "Volume d'affari", INTEGRATIVO, volumeAffari)

  // Reliefs.
  const limiteDeroga = rule(
    'limiteDeroga',
    'Reddito sotto cui si può derogare al minimo',
    p.norme.INARCASSA,
    p.inarcassa.minimo.per(p.intero.rapporto(p.inarcassa.aliquota, { seZero: nessuno })).allEuro(),
    'Al più cinque anni nella vita: non si controlla.',
  )
  const chiesta = campi.agevolazione
  const propria = almenoUna(CASSE.map((cassa) => e(cassa).e(almenoUna(casse.agevolazioniDi[cassa].map((una) => chiesta.vale(una))))))
  const nonPrevista = se_('agevolazioneNonPrevista', 'Agevolazione che la cassa non ha', chiesta.vale('NESSUNA').non().e(propria.non()))
  const nonSpetta = se_(
    'agevolazioneNonSpetta',
    'Agevolazione che non spetta',
    e('INARCASSA')
      .e(chiesta.vale('DEROGA'), base.raggiunge(limiteDeroga).o(campi.pensionato))
      .o(e('ENPAP').e(chiesta.vale('QUINTO'), base.raggiunge(p.enpap.limiteQuinto))),
  )
  const quartoNonSpetta = se_(
    'quartoNonSpetta',
    'Reddito troppo alto per il quarto',
    e('FORENSE').e(chiesta.vale('GIOVANE_REDDITO_BASSO'), perPeriodo({ dal2020: base.raggiunge(p.forense.limiteRedditoBasso), dal2025: mai, finoAl: 2027 })),
    'Reg. unico della previdenza forense, art. 25, c. 2: dal limite in su è dovuta anche la seconda metà, e resta la riduzione dei giovani iscritti.',
  )
  const applicata = esito(`${chi}.agevolazione`, {
    nome: `Agevolazione applicata ${di}`,
    di,
    norma: REGOLAMENTI,
    nota: "L'agevolazione la sceglie chi compila: condizioni di età e iscrizione non si controllano.",
    formula: sceltaTra(
      casse.agevolazioni,
      [
        [nonPrevista.o(nonSpetta), 'NESSUNA'],
        [quartoNonSpetta, 'GIOVANE'],
        ...(Object.keys(casse.agevolazioni) as (keyof typeof casse.agevolazioni)[]).map((una) => [chiesta.vale(una), una] as const),
      ],
      'NESSUNA',
    ),
  })
  /** A relief that no other fund has says which fund it is: that of another fund is never applied. */
  const con = (cassa: Cassa, ...quali: readonly (keyof typeof casse.agevolazioni)[]): Condizione => {
    const applicate = almenoUna(quali.map((una) => applicata.vale(una)))
    return CASSE.some((altra) => altra !== cassa && quali.some((una) => (casse.agevolazioniDi[altra] as readonly string[]).includes(una)))
      ? e(cassa).e(applicate)
      : applicate
  }
  const pensionato = (...quali: readonly Cassa[]): Condizione => e(...quali).e(campi.pensionato)
  /** Less than twelve are read only for the funds that count by months. */
  const aMesi: Numero = campi.mesi.rapporto(mesiAnno, { seZero: nessuno })

  // Soggettivo.
  const minimoIntero = rule('minimoIntero', 'Minimo soggettivo della cassa', REGOLAMENTI, traPreviste(codice, minimi, zero))
  const senzaMinimo = con('INARCASSA', 'DEROGA').o(pensionato('FORENSE', 'CNPADC'), con('CNPADC', 'ESONERO_MINIMO', 'ESONERO_UNDER35'))
  const minimo = rule(
    'minimo',
    'Minimo soggettivo dovuto',
    REGOLAMENTI,
    casi(
      [
        [senzaMinimo, zero],
        [con('INARCASSA', 'GIOVANE'), alMezzoEuro(minimoIntero.diviso(p.inarcassa.giovane))],
        [con('FORENSE', 'GIOVANE'), minimoIntero.diviso(p.forense.giovane)],
        [con('FORENSE', 'GIOVANE_REDDITO_BASSO'), minimoIntero.diviso(p.forense.redditoBasso)],
        [con('GEOMETRI', 'QUARTO', 'QUARTO_MINIMO'), minimoIntero.diviso(p.geometri.quarto)],
        [con('GEOMETRI', 'META', 'META_MINIMO'), minimoIntero.diviso(p.geometri.meta)],
        [con('ENPAP', 'META'), minimoIntero.diviso(p.enpap.meta)],
        [con('ENPAP', 'TERZO'), minimoIntero.diviso(p.enpap.terzo)],
        [con('ENPAP', 'QUINTO'), minimoIntero.diviso(p.enpap.quinto)],
      ],
      minimoIntero,
    ).per(aMesi),
    'Inarcassa, ENPAP e Cassa Geometri (reg. contribuzione, art. 1, c. 1-bis e 2) lo frazionano a mesi, le altre no.',
  )

  // A rate is read only for the funds that let their members choose it.
  const minima = traPreviste(codice, aliquote, zeroPercento)
  const ammessa = traPreviste(codice, { CNPADC: aliquote.CNPADC, ENPAP: aliquote.ENPAP }, zeroPercento)
  const scelta = campi.aliquotaScelta.oppure(ammessa)
  const fuoriIntervallo = se_(
    'aliquotaFuoriIntervallo',
    "Aliquota scelta fuori dall'intervallo ammesso",
    scelta.sotto(ammessa).o(scelta.supera(traPreviste(codice, { ENPAP: p.enpap.aliquotaMassima }, p.intero))),
  )
  const aliquota = regola(`${chi}.aliquota`, {
    nome: `Aliquota del soggettivo ${di}`,
    di,
    norma: REGOLAMENTI,
    formula: casi(
      [
        [con('INARCASSA', 'GIOVANE'), p.inarcassa.aliquotaGiovane],
        [pensionato('FORENSE'), traPreviste(codice, { FORENSE: p.forense.aliquotaPensionato }, zeroPercento)],
        [con('GEOMETRI', 'QUARTO'), minima.diviso(p.geometri.quarto)],
        [con('GEOMETRI', 'META'), minima.diviso(p.geometri.meta)],
        [campi.aliquotaEnpam.vale('RIDOTTA'), p.enpam.aliquotaRidotta],
        [fuoriIntervallo, minima],
      ],
      campi.aliquotaScelta.oppure(minima),
    ),
  })
  const tettoNoto = se_('tettoNoto', "Tetto dell'anno noto", prevista(codice, tetti))
  const entroTetto = rule(
    'entroTetto',
    'Reddito entro il tetto',
    REGOLAMENTI,
    se(tettoNoto, { allora: base.alMassimo(traPreviste(codice, tetti, zero)), altrimenti: base }),
    "Un tetto non noto non serve fino all'ultimo noto: i tetti si indicizzano e non scendono.",
  )
  const oltre = rule('oltreTetto', 'Reddito oltre il tetto', REGOLAMENTI, base.meno(entroTetto))

  // Quota A: age at 31 December, one class for the whole year.
  const eta = campi.eta.oppure(nessuno)
  const { quotaA } = p.enpam
  const quotaADovuta = se_(
    'quotaADovuta',
    'Età in cui è dovuta la quota A',
    eta.nonSupera(p.enpam.finoA),
    'ENPAM, reg. del fondo generale, art. 8: fino al mese dei 68 anni, o dei 70 di chi lo ha chiesto, che qui non si distingue.',
  )
  const della = (quota: Importo) => traPreviste(codice, { ENPAM: quota }, zero)
  const quotaAdulta = rule(
    'quotaAdulta',
    'Quota A dai 35 anni',
    p.norme.ENPAM,
    se(eta.raggiunge(p.enpam.a40), { allora: della(quotaA.oltre40), altrimenti: della(quotaA.da35a40) }),
  )
  const quotaFissa = rule(
    'quotaFissa',
    'Quota fissa',
    REGOLAMENTI,
    traPreviste(
      codice,
      {
        ENPAF: p.enpaf.assistenza,
        ENPAM: casi(
          [
            [quotaADovuta.non(), zero],
            [eta.sotto(p.enpam.a30), della(quotaA.finoA30)],
            [eta.sotto(p.enpam.a35), della(quotaA.da30a35)],
          ],
          quotaAdulta,
        ).per(aMesi),
      },
      zero,
    ),
    'ENPAM: la classe di età del 31 dicembre vale per tutti i mesi di iscrizione, benché cambi nel mese del compleanno. La maternità non si riduce con i mesi.',
  )
  const coperto = rule(
    'coperto',
    'Reddito coperto dalla quota A',
    p.norme.ENPAM,
    se(quotaADovuta, { allora: quotaAdulta.per(aMesi).per(p.intero.rapporto(p.enpam.aliquota, { seZero: nessuno })), altrimenti: zero }),
    "Sotto i 40 anni si usa la quota da 35 a 40 anni: solo l'eccedenza paga la quota B. Senza quota A nessun reddito è coperto (reg., art. 4: «effettivamente versato»).",
  )
  const aliquotaOltre = rate('aliquotaOltre', 'Aliquota oltre il tetto', traPreviste(codice, oltreTetto, zeroPercento))
  const pieno = entroTetto.meno(coperto).nonNegativo().al(aliquota).piu(oltre.al(aliquotaOltre))
  const inClasse = campi.classe.tra({ '': zero, ...mappaClassi((classe) => traPreviste(codice, { ENPAF: p.enpaf.classi[classe] }, zero)) })
  const soggettivo = rule(
    'soggettivo',
    'Contributo soggettivo',
    REGOLAMENTI,
    casi(
      [
        [e('ENPAF'), inClasse],
        [e('CNPADC'), pieno.almeno(minimo).allEuro()],
      ],
      pieno.almeno(minimo),
    ),
    'La cassa dottori commercialisti arrotonda all’euro.',
  )
  const minimoApplicato = se_('minimoApplicato', 'Si versa il minimo soggettivo', minimo.supera(pieno))

  // Integrativo.
  const aliquotaIntegrativa = rate('aliquotaIntegrativa', "Aliquota dell'integrativo", traPreviste(codice, integrativi, zeroPercento))
  const addebitato = rule(
    'integrativoAddebitato',
    'Integrativo addebitato ai clienti',
    INTEGRATIVO,
    casi([[e('CNPADC'), volume.al(aliquotaIntegrativa).allEuro()]], volume.al(aliquotaIntegrativa)),
    'In fattura, sul volume d’affari: non è reddito né ricavo del regime forfettario. È dovuto anche se non addebitato.',
  )
  /** Cassa Forense in 2023 and 2024, in the first years of albo. The years of the fund stand for them. */
  const primiAnni = (formula: Condizione): Condizione => e('FORENSE').e(perPeriodo({ dal2020: mai, dal2023: formula, dal2025: mai, finoAl: 2027 }))
  const annoNoto = campi.annoPrimaIscrizione.compilato()
  const anniDiAlbo = anno.meno(campi.annoPrimaIscrizione.oppure(anno))
  const giovaneForense = con('FORENSE', 'GIOVANE', 'GIOVANE_REDDITO_BASSO')
  const esonerato = se_(
    'senzaIntegrativo',
    'Minimo integrativo non dovuto',
    con('CNPADC', 'ESONERO_UNDER35').o(
      pensionato('CNPADC', 'FORENSE'),
      con('GEOMETRI', 'QUARTO', 'META', 'QUARTO_MINIMO', 'META_MINIMO'),
      primiAnni(annoNoto.e(anniDiAlbo.sotto(p.forense.anniSenzaIntegrativo))),
    ),
    'Cassa Forense (reg. unico, art. 24, c. 3 e 4): nei primi cinque anni di albo, 2023 e 2024, e per i pensionati di vecchiaia.',
  )
  const aMeta = se_(
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
  /** Nothing or half is due, and nobody knows which. */
  const senzaAnno = primiAnni(giovaneForense.e(annoNoto.non()))
  const minimoIntegrativoIntero = rule(
    'minimoIntegrativoIntero',
    'Minimo integrativo della cassa',
    INTEGRATIVO,
    traPreviste(codice, { ...minimiIntegrativi, CNPADC: minimoIntero.per(p.cnpadc.volteIntegrativo).al(p.cnpadc.integrativo).allEuro() }, zero),
  )
  const mezzoIntegrativo = minimoIntegrativoIntero.diviso(p.forense.giovane)
  const serveAnno = se_(
    'serveAnno',
    "Il minimo integrativo dipende dall'anno della prima iscrizione",
    senzaAnno.e(esonerato.non(), addebitato.sotto(mezzoIntegrativo)),
  )
  const integrativoNoto = se_(
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

  const maternitaNota = se_('maternitaNota', 'Contributo di maternità noto', prevista(codice, maternita))
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
      quotaA: e('ENPAM').e(quotaADovuta, prevista(codice, { ENPAM: quotaA.oltre40 }).non()),
      'soggettivo.aliquotaPensionato': pensionato('FORENSE').e(prevista(codice, { FORENSE: p.forense.aliquotaPensionato }).non()),
      'soggettivo.minimo': minimoServe.e(prevista(codice, minimi).non()),
      'soggettivo.tetto': conTabella.e(e('ENPAF').non(), tettoNoto.non(), base.supera(traPreviste(codice, ultimiTetti, zero))),
    },
    { 'integrativo.minimo': integrativoNoto.non(), maternita: maternitaNota.non() },
  )

  return {
    ...{ conTabella, calcolata, stato, mancanti, nonPrevista, nonSpetta, quartoNonSpetta, fuoriIntervallo, serveAnno },
    quotaADaVerificare: e('ENPAM').e(eta.raggiunge(p.enpam.finoA), eta.nonSupera(p.enpam.finoASuRichiesta)),
    proposta: propostaDi({ id, di }, campi, anno),
    ...{ integrativoNoto, maternitaNota, minimoApplicato },
    ...{ soggettivo, integrativo, addebitato, residuo, maternita: dellaMaternita, quotaFissa, deducibile, nonDeducibile, totale },
  }
}

const mappaClassi = (importo: (classe: casse.Classe) => Importo): Readonly<Record<casse.Classe, Importo>> =>
  Object.fromEntries((Object.keys(casse.classi) as casse.Classe[]).map((classe) => [classe, importo(classe)])) as Readonly<Record<casse.Classe, Importo>>

export type ContributiCassa = ReturnType<typeof contributiCassa>
