ALTER TABLE "imports" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "price_currency" text;