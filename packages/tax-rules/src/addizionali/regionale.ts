/** The regional surcharge: one general calculation, with the shape that the region gave it in the year. */
import { iforfettari, type TaxYear, taxYears } from '@bilancia/contract'
import {
  type Aliquota,
  type Cifra,
  type Condizione,
  casi,
  type Facoltativa,
  type Importo,
  type Numero,
  nessuno,
  regola,
  requisito,
  type Scaglione,
  se,
  secondoTabella,
  Tabella,
  tabella,
  Voce,
  vero,
  zero,
} from '@bilancia/engine'
import { legge } from '../norme.ts'
import { type Agevolata, type FormaRegionale, formeRegionali, type Limiti } from './regioni.ts'

const norma = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 68/2011, art. 6')
const nomi: Readonly<Record<number, string>> = iforfettari.regioni

type Forme = Readonly<Record<number, FormaRegionale>>

const perYear = <T>(value: (year: TaxYear) => Cifra<T>) =>
  Object.fromEntries(taxYears.map((year) => [year, value(year)])) as Readonly<Record<TaxYear, Cifra<T>>>

/** All regions of a year; the source of each is on its own figures. */
const forme = tabella<Forme>(
  'addizionali.regionale.forme',
  "forma dell'addizionale regionale",
  norma,
  perYear((year) => ({
    valore: Object.fromEntries(Object.entries(formeRegionali).map(([code, years]) => [code, years[year].valore])),
    fonte: 'delibere e leggi regionali, una per regione',
    attendibilita: 'confermata',
  })),
)

const scaglioniDi = new Map(
  Object.entries(formeRegionali).map(([code, years]) => [
    Number(code),
    tabella<readonly Scaglione[]>(
      `addizionali.regionale.${code}.scaglioni`,
      `scaglioni dell'addizionale regionale, ${nomi[Number(code)]}`,
      norma,
      perYear((year) => ({ ...years[year], valore: years[year].valore.scaglioni })),
    ),
  ]),
)

/** A figure of one region's act in one year. */
class Atto {
  readonly #code: number
  readonly #year: TaxYear

  constructor(code: number, year: TaxYear) {
    this.#code = code
    this.#year = year
  }

  euro(id: string, nome: string, valore: number): Importo {
    return new Voce('euro', ...this.#as(id, nome, valore))
  }

  percento(id: string, nome: string, valore: number): Aliquota {
    return new Voce('percento', ...this.#as(id, nome, valore))
  }

  numero(id: string, nome: string, valore: number): Numero {
    return new Voce('numero', ...this.#as(id, nome, valore))
  }

  get scaglioni(): Tabella<readonly Scaglione[]> {
    return scaglioniDi.get(this.#code) as Tabella<readonly Scaglione[]>
  }

  /** The brackets with one rate replaced. */
  scaglioniCon(fino: number, aliquota: number): Tabella<readonly Scaglione[]> {
    return new Tabella(
      `${this.scaglioni.id}.agevolati`,
      `${this.scaglioni.nome}, con l'aliquota agevolata`,
      norma,
      perYear((year) => {
        const { valore, ...fonte } = this.scaglioni.cifra(year)
        return { ...fonte, valore: valore.map((s) => (s.fino === fino ? { fino, aliquota } : s)) }
      }),
    )
  }

  #as(id: string, nome: string, valore: number): readonly [string, string, string, Cifra<number>] {
    const { fonte, attendibilita } = (formeRegionali[this.#code] as (typeof formeRegionali)[number])[this.#year]
    return [`addizionali.regionale.${this.#code}.${id}`, `${nome} (${nomi[this.#code]})`, norma, { valore, fonte, attendibilita }]
  }
}

type Base = {
  readonly netta: Importo
  readonly imponibile: Importo
  readonly complessivo: Importo
  readonly cedolare: Importo
  readonly forfettarioLordo: Importo
}
type Dati = {
  readonly codiceRegioneResidenza: Numero
  readonly numeroFigliRegione: Facoltativa<'numero'>
  readonly numeroFigliACarico: Numero
  readonly percentualeCarichi: Aliquota
}

export function addizionaleRegionale(
  { id, di }: { readonly id: string; readonly di: string },
  { netta, imponibile, complessivo, cedolare, forfettarioLordo }: Base,
  dati: Dati,
) {
  const chi = `${id}.addizionali.regionale`
  const figli = regola(`${chi}.figli`, {
    nome: `Figli a carico ${di} per la regione`,
    di,
    norma,
    formula: dati.numeroFigliRegione.oppure(dati.numeroFigliACarico),
    nota: 'Anche i figli sotto i 21 e oltre i 30 anni.',
  })
  const conSostitutive = regola(`${chi}.conSostitutive`, {
    nome: `Imponibile ${di} con i redditi a imposta sostitutiva`,
    di,
    norma: legge('Provincia di Bolzano: soglie misurate anche su cedolare secca e reddito forfettario'),
    formula: imponibile.piu(cedolare, forfettarioLordo),
  })

  const perForma = (ramo: (forma: FormaRegionale, atto: Atto) => Importo) =>
    secondoTabella(dati.codiceRegioneResidenza, forme, nomi, (forma, code, year) => ramo(forma, new Atto(code, year)), zero)

  const entro = ({ oltre, fino, conSostitutive: allargato }: Limiti, atto: Atto, cosa: string): Condizione => {
    const misura = allargato ? conSostitutive : imponibile
    const limiti = [
      ...(oltre === undefined ? [] : [misura.supera(atto.euro(`${cosa}.oltre`, `Soglia oltre la quale spetta, ${cosa}`, oltre))]),
      ...(fino === undefined ? [] : [misura.nonSupera(atto.euro(`${cosa}.fino`, `Soglia fino alla quale spetta, ${cosa}`, fino))]),
    ]
    return limiti.length === 2 ? (limiti[0] as Condizione).e(limiti[1] as Condizione) : (limiti[0] ?? vero)
  }

  const spettaAgevolata = (a: Agevolata, atto: Atto): Condizione => {
    const limite = atto.euro('agevolata.fino', "Imponibile massimo per l'aliquota agevolata", a.fino)
    const massimo = a.perFiglio
      ? limite.piu(
          atto
            .euro('agevolata.perFiglio', 'Aumento del limite per ogni figlio in più', a.perFiglio.importo)
            .per(figli.meno(atto.numero('agevolata.figliOltre', 'Figli oltre i quali il limite aumenta', a.perFiglio.oltre)).nonNegativo()),
        )
      : limite
    return imponibile
      .nonSupera(massimo)
      .e(
        ...(a.oltre === undefined ? [] : [imponibile.supera(atto.euro('agevolata.oltre', "Imponibile minimo per l'aliquota agevolata", a.oltre))]),
        ...(a.figliMin === undefined ? [] : [figli.raggiunge(atto.numero('agevolata.figliMin', 'Figli minimi', a.figliMin))]),
        ...(a.figliMax === undefined ? [] : [figli.nonSupera(atto.numero('agevolata.figliMax', 'Figli massimi', a.figliMax))]),
        ...(a.percentuale === undefined ? [] : [dati.percentualeCarichi.pariA(atto.percento('agevolata.percentuale', 'Percentuale di carico', a.percentuale))]),
      )
  }

  const lorda = regola(`${chi}.lorda`, {
    nome: `Addizionale regionale ${di} prima delle detrazioni`,
    di,
    norma,
    nota: 'Agevolazioni per disabili e minori non modellate: il dato non è nello stato.',
    formula: perForma((forma, atto) => {
      const { deduzione, sogliaUnica, esenteFino } = forma
      const base = deduzione
        ? se(imponibile.nonSupera(atto.euro('deduzione.fino', 'Imponibile fino al quale spetta la deduzione', deduzione.fino)), {
            allora: imponibile.meno(atto.euro('deduzione', 'Deduzione', deduzione.importo)).nonNegativo(),
            altrimenti: imponibile,
          })
        : imponibile
      const ordinaria = forma.intero ? base.allAliquotaDiFascia(atto.scaglioni) : base.aScaglioni(atto.scaglioni)
      const speciali: (readonly [Condizione, Importo])[] = [
        ...(esenteFino === undefined ? [] : [[complessivo.nonSupera(atto.euro('esente', 'Reddito complessivo esente', esenteFino)), zero] as const]),
        ...(sogliaUnica
          ? [
              [
                imponibile.nonSupera(atto.euro('unica.fino', "Imponibile fino al quale vale l'aliquota unica", sogliaUnica.fino)),
                base.al(atto.percento('unica', 'Aliquota unica', sogliaUnica.aliquota)),
              ] as const,
            ]
          : []),
        ...(forma.agevolate ?? []).map(
          (a) =>
            [
              spettaAgevolata(a, atto),
              a.scaglioneFino === undefined
                ? base.al(atto.percento('agevolata', 'Aliquota agevolata', a.aliquota))
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
      fissa ? quando(entro(fissa, atto, 'detrazione'), atto.euro('fissa', 'Detrazione regionale', fissa.importo)) : zero,
    ),
  })
  const detrazioneCrescente = regola(`${chi}.detrazioneCrescente`, {
    nome: `Detrazione regionale crescente ${di}`,
    di,
    norma,
    formula: perForma(({ lineare }, atto) => {
      if (!lineare) return zero
      const oltre = atto.euro('lineare.oltre', 'Imponibile oltre il quale cresce', lineare.oltre)
      const misura = atto.euro('lineare', 'Detrazione crescente', lineare.importo).per(
        imponibile
          .meno(oltre)
          .nonNegativo()
          .rapporto(atto.euro('lineare.ogni', 'Ampiezza della fascia', lineare.ogni), { seZero: nessuno }),
      )
      return misura.alMassimo(atto.euro('lineare.massimo', 'Detrazione crescente massima', lineare.massimo))
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
        ...(figlio.figliMin === undefined ? [] : [figli.raggiunge(atto.numero('figli.min', 'Figli minimi', figlio.figliMin))]),
        ...(figlio.figliOltre === undefined ? [] : [figli.supera(atto.numero('figli.oltre', 'Figli da superare', figlio.figliOltre))]),
      ].filter((c) => c !== vero)
      const misura = atto.euro('figli', 'Detrazione per ciascun figlio', figlio.importo).per(figli).al(dati.percentualeCarichi)
      const [prima, ...altre] = spetta
      return prima ? quando(altre.length ? prima.e(...altre) : prima, misura) : misura
    }),
  })

  const dovuta = requisito(`${chi}.dovuta`, { nome: `IRPEF dovuta ${di}`, di, norma: legge('D.Lgs. 446/1997, art. 50, c. 2'), formula: netta.supera(zero) })
  return regola(chi, {
    nome: `Addizionale regionale ${di}`,
    di,
    norma: legge('D.Lgs. 446/1997, art. 50, c. 2'),
    nota: "Dovuta solo se è dovuta l'IRPEF; le detrazioni non la portano sotto zero.",
    formula: se(dovuta, { allora: lorda.meno(detrazioneFissa, detrazioneCrescente, detrazioneFigli).nonNegativo(), altrimenti: zero }),
  })
}

const quando = (condizione: Condizione, valore: Importo): Importo => (condizione === vero ? valore : se(condizione, { allora: valore, altrimenti: zero }))
