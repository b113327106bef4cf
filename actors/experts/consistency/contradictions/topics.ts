/** A matter for which a document should give one period only. */
export interface Topic {
  /** Catalogue-neutral key, shown as a reason's value through the catalogue's `select`. */
  readonly name: string;
  /** The sentence is about the matter. */
  readonly about: RegExp;
  /** What must stand beside the period for it to measure the matter. */
  readonly beside?: RegExp;
  /** And about none of these: other periods that legitimately differ. */
  readonly except?: RegExp;
}

/** Narrow on purpose: a topic that covers two legitimate periods would report every contract. */
export const TOPICS: readonly Topic[] = [
  {
    name: 'payment',
    about:
      /\b(?:pay|pays|paid|payable|due)\b[\s\S]{0,120}\b(?:receipt|date) of (?:the |an |each |such |any |a valid )*invoice|\binvoices?\b[\s\S]{0,60}\b(?:due|payable|paid)\b[\s\S]{0,40}\bwithin/i,
    except: /\b(?:disput|late|interest|overdue|suspen|deposit|refund|audit|final)\w*/i,
  },
  {
    name: 'convenience',
    about:
      /\bterminat\w*[\s\S]{0,100}\b(?:for convenience|without cause|for any reason|for any or no reason|at any time)\b/i,
    except:
      /\b(?:breach|default|insolven|bankrupt|force majeure|non-?payment|change (?:of|in) control|compet|solicit|surviv)\w*|\b(?:after|following)\b[\s\S]{0,40}\btermination\b/i,
    beside: /\b(?:notice|notification|notify\w*|advance|prior|writing|written|preavviso|preaviso)\b/i,
  },
  {
    name: 'renewal_notice',
    about: /\brenew\w*[\s\S]{0,200}\bnotice\b[\s\S]{0,120}\b(?:prior to|before)\b/i,
  },
  {
    name: 'cure',
    about: /\bmaterial(?:ly)? breach[\s\S]{0,160}\b(?:cured?|remed(?:y|ied))\b/i,
    except: /\b(?:payment|pay|monetary|insolven|bankrupt)\w*/i,
  },
  {
    name: 'confidentiality',
    about:
      /\bconfidential\w*[\s\S]{0,160}\b(?:surviv\w+|period of|continue)\b|\b(?:surviv\w+|period of)\b[\s\S]{0,120}\bconfidential\w*/i,
    except: /\btrade secret|return|destroy|deliver/i,
  },
  {
    name: 'initial_term',
    about: /\b(?:initial|original)\s+(?:term|period)\b[\s\S]{0,60}\b(?:of|is|be|for|shall)\b/i,
    except: /\brenew\w*|extend\w*|extension|notice|\b(?:days|months|years?)\b[^.;]{0,20}\b(?:prior to|before)\b/i,
  },
  {
    name: 'warranty',
    about: /\bwarranty period\b[\s\S]{0,40}\b(?:of|is|shall be)\b|\bwarrants?\b[\s\S]{0,80}\bfor a period of/i,
    except: /\bnotice|notify|claim|\bdefined in\b/i,
  },
  {
    name: 'disputed_invoice',
    about: /\bdispute\w*[\s\S]{0,80}\binvoice\b|\binvoice\b[\s\S]{0,80}\bdispute\w*/i,
  },
  {
    name: 'records',
    about: /\b(?:retain|keep|maintain|preserve)\w*\b[\s\S]{0,80}\brecords\b[\s\S]{0,120}\bfor\b/i,
    except: /\baudit\w*[\s\S]{0,40}\bnotice/i,
  },
  { name: 'force_majeure', about: /\bforce majeure\b[\s\S]{0,200}\bterminat\w*/i },
];
