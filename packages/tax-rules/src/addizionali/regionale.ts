/** The regional surcharge: one general calculation, filled with the act of the region for the year. */
import { type Condizione, casi, type Importo, nessuno, regola, se, secondoTabella, vero, zero } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Famiglia, Residenza, Soggetto } from '../persona.ts'
import { Atto, forme, norma } from './atto.ts'
import { addizionaleDovuta } from './dovuta.ts'
import type { Agevolata, FormaRegionale, Limiti } from './regioni.ts'

type Base = {
  readonly netta: Importo
  readonly imponibile: Importo
  readonly complessivo: Importo
  readonly cedolare: Importo
  readonly forfettario: Importo
}
type Dati = Omit<Famiglia, 'coniugeACarico'> & Pick<Residenza, 'codiceRegioneResidenza'>

export function addizionaleRegionale({ id, di }: Soggetto, { netta, imponibile, complessivo, cedolare, forfettario }: Base, dati: Dati) {
  const chi = `${id}.addizionali.regionale`
  const figli = regola(`${chi}.figli`, {
    nome: `Figli a carico ${di} per la regione`,
    di,
    norma,
    formula: dati.numeroFigliRegione.oppure(dati.numeroFigliACarico),
    nota: "Anche i figli sotto i 21 anni. Quelli dai 30 secondo l'atto della regione: in Piemonte, dal 2025, solo con disabilità (L.R. 4/2022, art. 2; L. 207/2024, art. 1, c. 11).",
  })
  const conSostitutive = regola(`${chi}.conSostitutive`, {
    nome: `Imponibile ${di} con i redditi a imposta sostitutiva`,
    di,
    norma: legge('Provincia di Bolzano: soglie misurate anche su cedolare secca e reddito forfettario netto (LM38)'),
    formula: imponibile.piu(cedolare, forfettario),
  })

  const perForma = (ramo: (forma: FormaRegionale, atto: Atto) => Importo) =>
    secondoTabella(dati.codiceRegioneResidenza, forme, (forma, code, year) => ramo(forma, new Atto(code, year)), zero)

  const entro = ({ oltre, fino, conSostitutive: allargato }: Limiti, atto: Atto, cosa: string): Condizione => {
    const misura = allargato ? conSostitutive : imponibile
    const limiti = [
      ...(oltre === undefined ? [] : [misura.supera(atto.euro('detrazioni', `${cosa}.oltre`, `Soglia oltre la quale spetta, ${cosa}`, oltre))]),
      ...(fino === undefined ? [] : [misura.nonSupera(atto.euro('detrazioni', `${cosa}.fino`, `Soglia fino alla quale spetta, ${cosa}`, fino))]),
    ]
    return vero.e(...limiti)
  }

  const spettaAgevolata = (a: Agevolata, atto: Atto): Condizione => {
    const limite = atto.euro('agevolate', 'agevolata.fino', "Imponibile massimo per l'aliquota agevolata", a.fino)
    const massimo = a.perFiglio
      ? limite.piu(
          atto
            .euro('agevolate', 'agevolata.perFiglio', 'Aumento del limite per ogni figlio in più', a.perFiglio.importo)
            .per(figli.meno(atto.numero('agevolate', 'agevolata.figliOltre', 'Figli oltre i quali il limite aumenta', a.perFiglio.oltre)).nonNegativo()),
        )
      : limite
    return imponibile
      .nonSupera(massimo)
      .e(
        ...(a.oltre === undefined ? [] : [imponibile.supera(atto.euro('agevolate', 'agevolata.oltre', "Imponibile minimo per l'aliquota agevolata", a.oltre))]),
        ...(a.figliMin === undefined ? [] : [figli.raggiunge(atto.numero('agevolate', 'agevolata.figliMin', 'Figli minimi', a.figliMin))]),
        ...(a.figliMax === undefined ? [] : [figli.nonSupera(atto.numero('agevolate', 'agevolata.figliMax', 'Figli massimi', a.figliMax))]),
        ...(a.percentuale === undefined
          ? []
          : [dati.percentualeCarichi.pariA(atto.percento('agevolate', 'agevolata.percentuale', 'Percentuale di carico', a.percentuale))]),
      )
  }

  const lorda = regola(`${chi}.lorda`, {
    nome: `Addizionale regionale ${di} prima delle detrazioni`,
    di,
    norma,
    nota: 'Agevolazioni per disabili non modellate: il dato non è nello stato.',
    formula: perForma((forma, atto) => {
      const { deduzione, sogliaUnica, esenteFino } = forma
      const base = deduzione
        ? se(imponibile.nonSupera(atto.euro('deduzione', 'deduzione.fino', 'Imponibile fino al quale spetta la deduzione', deduzione.fino)), {
            allora: imponibile.meno(atto.euro('deduzione', 'deduzione', 'Deduzione', deduzione.importo)).nonNegativo(),
            altrimenti: imponibile,
          })
        : imponibile
      const ordinaria = forma.intero ? base.allAliquotaDiFascia(atto.scaglioni) : base.aScaglioni(atto.scaglioni)
      const speciali: (readonly [Condizione, Importo])[] = [
        ...(esenteFino === undefined
          ? []
          : [[complessivo.nonSupera(atto.euro('esenzione', 'esente', 'Reddito complessivo esente', esenteFino)), zero] as const]),
        ...(sogliaUnica
          ? [
              [
                imponibile.nonSupera(atto.euro('sogliaUnica', 'unica.fino', "Imponibile fino al quale vale l'aliquota unica", sogliaUnica.fino)),
                base.al(atto.percento('sogliaUnica', 'unica', 'Aliquota unica', sogliaUnica.aliquota)),
              ] as const,
            ]
          : []),
        ...(forma.agevolate ?? []).map(
          (a) =>
            [
              spettaAgevolata(a, atto),
              a.scaglioneFino === undefined
                ? base.al(atto.percento('agevolate', 'agevolata', 'Aliquota agevolata', a.aliquota))
                : base.aScaglioni(atto.scaglioniCon(a.scaglioneFino, a.aliquota)),
            ] as const,
        ),
      ]
      return speciali.length ? casi(speciali, ordinaria) : ordinaria
    }),
  })

  const detrazioneFissa = regola(`${chi}.detrazioneFissa`, {
    nome: `Detrazione regionale fissa ${di}`,
    di,
    norma,
    formula: perForma(({ fissa }, atto) =>
      fissa ? quando(entro(fissa, atto, 'detrazione'), atto.euro('detrazioni', 'fissa', 'Detrazione regionale', fissa.importo)) : zero,
    ),
  })
  const detrazioneCrescente = regola(`${chi}.detrazioneCrescente`, {
    nome: `Detrazione regionale crescente ${di}`,
    di,
    norma,
    formula: perForma(({ lineare }, atto) => {
      if (!lineare) return zero
      const oltre = atto.euro('detrazioni', 'lineare.oltre', 'Imponibile oltre il quale cresce', lineare.oltre)
      const misura = atto.euro('detrazioni', 'lineare', 'Detrazione crescente', lineare.importo).per(
        imponibile
          .meno(oltre)
          .nonNegativo()
          .rapporto(atto.euro('detrazioni', 'lineare.ogni', 'Ampiezza della fascia', lineare.ogni), { seZero: nessuno }),
      )
      return misura.alMassimo(atto.euro('detrazioni', 'lineare.massimo', 'Detrazione crescente massima', lineare.massimo))
    }),
  })
  const detrazioneFigli = regola(`${chi}.detrazioneFigli`, {
    nome: `Detrazione regionale per i figli ${di}`,
    di,
    norma,
    formula: perForma(({ figlio }, atto) => {
      if (!figlio) return zero
      const spetta = [
        entro(figlio, atto, 'figli'),
        ...(figlio.figliMin === undefined ? [] : [figli.raggiunge(atto.numero('detrazioni', 'figli.min', 'Figli minimi', figlio.figliMin))]),
        ...(figlio.figliOltre === undefined ? [] : [figli.supera(atto.numero('detrazioni', 'figli.oltre', 'Figli da superare', figlio.figliOltre))]),
      ].filter((c) => c !== vero)
      const misura = figlio.minori
        ? atto.euro('detrazioni', 'figli', 'Detrazione per ciascun figlio minorenne', figlio.importo).per(dati.numeroFigliMinori).al(dati.percentualeCarichi)
        : atto.euro('detrazioni', 'figli', 'Detrazione per ciascun figlio', figlio.importo).per(figli).al(dati.percentualeCarichi)
      const [prima, ...altre] = spetta
      return prima ? quando(altre.length ? prima.e(...altre) : prima, misura) : misura
    }),
  })

  const dovuta = addizionaleDovuta({ id: chi, di, norma: legge('D.Lgs. 446/1997, art. 50, c. 2') }, netta)
  return regola(chi, {
    nome: `Addizionale regionale ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 50, c. 2'),
    nota: "Dovuta solo se è dovuta l'IRPEF; le detrazioni non la portano sotto zero.",
    formula: se(dovuta, { allora: lorda.meno(detrazioneFissa, detrazioneCrescente, detrazioneFigli).nonNegativo(), altrimenti: zero }),
  })
}

const quando = (condizione: Condizione, valore: Importo): Importo => (condizione === vero ? valore : se(condizione, { allora: valore, altrimenti: zero }))
