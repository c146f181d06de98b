DROP INDEX "experiences_by_brand";--> statement-breakpoint
DROP INDEX "brands_by_name";--> statement-breakpoint
DROP INDEX "placements_by_brand";--> statement-breakpoint
DROP INDEX "placements_by_store";--> statement-breakpoint
DROP INDEX "stores_by_brand";--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "experiences_by_brand" ON "experiences" USING btree ("brand_id","name_key","id");--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree ("name_key","id","archived_at");--> statement-breakpoint
CREATE INDEX "placements_by_brand" ON "placements" USING btree ("brand_id","name_key","id","archived_at","store_id");--> statement-breakpoint
CREATE INDEX "placements_by_store" ON "placements" USING btree ("store_id","name_key","id");--> statement-breakpoint
CREATE INDEX "stores_by_brand" ON "stores" USING btree ("brand_id","name_key","id","archived_at");