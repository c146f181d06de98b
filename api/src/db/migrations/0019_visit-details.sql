ALTER TABLE "visit_hours" ADD COLUMN "document_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_hours" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_hours" DROP CONSTRAINT "visit_hours_experience_id_placement_id_hour_kind_source_device_class_language_pk";--> statement-breakpoint
ALTER TABLE "visit_hours" ADD CONSTRAINT "visit_hours_key" PRIMARY KEY("experience_id","placement_id","hour","kind","source","device_class","language","document_id","detail");--> statement-breakpoint
CREATE INDEX "visit_hours_by_document" ON "visit_hours" USING btree ("experience_id","document_id","hour");
