DROP INDEX "brands_by_name";--> statement-breakpoint
DROP INDEX "experiences_by_brand";--> statement-breakpoint
DROP INDEX "library_objects_by_brand";--> statement-breakpoint
DROP INDEX "people_by_email";--> statement-breakpoint
DROP INDEX "placements_by_brand";--> statement-breakpoint
DROP INDEX "placements_by_store";--> statement-breakpoint
DROP INDEX "stores_by_brand";--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "experiences_by_brand" ON "experiences" USING btree ("brand_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "library_objects_by_brand" ON "library_objects" USING btree ("brand_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_by_email" ON "people" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "placements_by_brand" ON "placements" USING btree ("brand_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "placements_by_store" ON "placements" USING btree ("store_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "stores_by_brand" ON "stores" USING btree ("brand_id",lower("name"),"id");