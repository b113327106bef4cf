import { describe, expect, test } from 'vitest';
import * as client from '../../gateway/clients/typescript/index.ts';
import * as service from '../../protocols/index.ts';
import { sampleResult } from '../actors/publishing/sample-result.ts';

/**
 * The library has types of its own, so that it can be taken out of this project. These lines compile as long as what the
 * service answers is what the library says, and what the library lets be sent is what the service takes.
 */
const results = (answer: service.ReviewResult): client.Results => answer;
const status = (answer: service.StatusBody): client.Status => answer;
const page = (answer: service.ReviewListBody): client.ReviewPage => answer;
const submitted = (answer: service.SubmittedBody): client.Submitted => answer;
const webhook = (body: service.WebhookBody): client.Webhook => body;
const key = (body: service.KeyBody): client.Key => body;
const delivery = (body: service.DeliveryDetailBody): client.DeliveryDetail => body;
const event = (sent: service.ReviewEvent): client.ReviewEvent => sent;

describe('clients: the TypeScript library’s types', () => {
  test('hold for what the service answers', () => {
    for (const same of [results, status, page, submitted, webhook, key, delivery, event]) expect(same).toHaveLength(1);
    expect(results(sampleResult).metadata.overall_score).toBe(sampleResult.metadata.overall_score);
    expect(client.ARTIFACTS).toEqual(service.ARTIFACTS);
  });

  test('a review with every option is one the service takes', () => {
    const wanted: client.TextReview = {
      document_text: 'The supplier delivers within thirty days.',
      document_title: 'Supply terms',
      preset: 'legal',
      enable_deep_review: true,
      output_language: 'Italian',
      webhook_url: 'https://client.example/hook',
    };
    expect(service.TextReviewBody.parse(wanted)).toEqual(wanted);
  });
});
